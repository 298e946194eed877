import { expect, it } from 'vitest'
import { aSignature, TYPED } from '../../testing/builders'
import { formRuleProblem } from '../form-logic/form-rule'
import { initialStateOf } from '../form-logic/initial-state'
import { brokenIn } from '../form-logic/cases'
import { partsOf } from '../form-logic/parts'
import { ruleProblems } from '../form-logic/problems'
import { rulesOf } from '../form-logic/rules'
import { at, filling } from '../form-logic/testing/filling'
import { CURRENCIES } from '../payment/payments'
import { newForm, newOption, newQuestion, newSection } from './factory'
import { formOfTemplate } from './form-of-template'
import { setOption } from './options'
import { keysOfTemplate, type TemplateName } from './template'
import { TEMPLATES } from './templates'

const template = (name: TemplateName) => {
  const found = TEMPLATES.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
/** Words that say which text they are; in another language than Spanish and Catalan there are none yet. */
const words = (language: string, key: string) =>
  language === 'es' ? key : language === 'ca' ? `${key} ca` : ''
const made = (name: TemplateName) => formOfTemplate(template(name), words, () => 'id')
/** The same with ids of its own. */
const begun = (name: TemplateName) => {
  let next = 0
  return formOfTemplate(template(name), words, () => `id${(next += 1)}`)
}
const said = (field: string, key: string) => ({ [field]: key, [`${field}_ca`]: `${key} ca` })
const { opcionales } = newForm('f', 'ana')

it('DAY-07 an inspection begins with its states, its signatures and rows of findings', () => {
  const { secciones = [], casos = [], ...form } = made('inspection')
  const state = (id: number, key: string, transiciones: number[]) => ({
    id,
    ...said('nombre', `states.${key}`),
    transiciones,
  })
  expect(form).toEqual({
    ...said('titulo', 'forms.inspection.title'),
    ...said('descripcion', 'forms.inspection.description'),
    opcionales: setOption(setOption(opcionales, 'geolocalizacion', true), 'digitalSignature', true),
    estados: {
      disponibles: [state(0, 'inspected', [1, 2]), state(1, 'toCorrect', [2]), state(2, 'done', [])],
      inicial: 0,
      actual: 0,
    },
    signatures: [
      aSignature({ ...said('title', 'signatures.inspector'), tipeOfSignatory: 'intern', indexSignature: 0 }),
      aSignature({ ...said('title', 'signatures.responsible'), indexSignature: 1 }),
    ],
    payments: [],
    estadoInicial: [
      { id: 'id', si: 'not ({{id}} and {{id}} and {{id}} and {{id}} and {{id}})', estado: '1' },
    ],
  })
  expect(casos.map(({ nombre }) => nombre)).toEqual(['states.done', 'states.toCorrect'])
  expect(secciones.map(({ titulo, repetible }) => [titulo, repetible])).toEqual([
    ['sections.shop', false],
    ['sections.checks', false],
    ['sections.findings', true],
  ])
  expect(secciones[2]).toEqual({
    ...newSection(() => 'id'),
    mostrarSi: 'not ({{id}} and {{id}} and {{id}} and {{id}} and {{id}})',
    ...said('titulo', 'sections.findings'),
    orden: 2,
    repetible: true,
    preguntas: [
      { ...newQuestion(() => 'id'), ...said('titulo', 'questions.finding'), orden: 0, required: true },
      { ...newQuestion(() => 'id'), ...said('titulo', 'questions.photo'), orden: 1, adjuntar: true },
      {
        ...{ ...newQuestion(() => 'id'), ...said('titulo', 'questions.deadline'), orden: 2, ...TYPED.date },
        ...{ valorInicial: 'blank()', minimo: 'today()' },
      },
    ],
  })
})

it('DAY-07 a choice begins with its options, a paper with what is attached', () => {
  const [, course] = made('enrolment').secciones ?? []
  expect(course?.preguntas[1]).toEqual({
    ...newQuestion(() => 'id'),
    ...said('titulo', 'questions.schedule'),
    ...TYPED['single-choice'],
    orden: 1,
    required: true,
    opciones: ['morning', 'afternoon', 'evening'].map((key, orden) => ({
      ...newOption(() => 'id', `options.${key}`),
      textoAlternativeLanguage_ca: `options.${key} ca`,
      orden,
    })),
  })
  const papers = made('works').secciones?.at(-1)
  expect(papers?.preguntas).toMatchObject([
    { titulo: 'questions.plan', adjuntarDocumento: true, required: true },
    { titulo: 'questions.ownership', adjuntarDocumento: true, required: false },
  ])
})

it('DAY-07 a concert sells two tickets, whose price and number whoever begins with it has to give', () => {
  const { payments, signatures, estados } = made('concert')
  const ticket = (key: string) => ({
    id: 'id',
    ...said('sectionName', key),
    sectionPrice: -1,
    sectionQuantyLeft: -1,
  })
  expect(payments).toEqual([
    {
      id: 'id',
      ...said('name', 'forms.concert.title'),
      address: '',
      dateFormatted: '',
      currencyType: CURRENCIES[0],
      sections: [ticket('tickets.general'), ticket('tickets.reduced')],
      quantyTicketsMaxPerTransaction: 0,
      preview: true,
      previewIndex: 0,
    },
  ])
  expect([signatures, estados?.disponibles]).toEqual([[], []])
})

it.each(TEMPLATES)('DAY-07 the texts that $name needs are those that it is made of', (one) => {
  const asked = new Set<string>()
  const ask = (_language: string, key: string) => {
    asked.add(key)
    return key
  }
  formOfTemplate(one, ask, () => 'id')
  expect(new Set(keysOfTemplate(one))).toEqual(asked)
})

it.each(TEMPLATES)('DAY-07 LOGIC-06 the rules of $name are understood', ({ name }) => {
  const { secciones = [] } = begun(name)
  expect(ruleProblems(secciones).map(({ rule, problem }) => [rule.formula, problem.fault])).toEqual([])
})

it('DAY-07 LOGIC-01 an inspection that found something begins where it is to be corrected', () => {
  const { secciones = [], estadoInicial = [] } = begun('inspection')
  expect(estadoInicial.map(({ si }) => formRuleProblem(si, secciones))).toEqual([null])
  const answer = filling(secciones)
  const begins = () => initialStateOf(estadoInicial, secciones, answer.now(), null)
  for (const question of [0, 1, 2, 3, 4]) answer.say(at(1, question), 'true')
  expect(begins()).toBeNull()
  answer.say(at(1, 3), 'false')
  expect(begins()).toBe('1')
})

it('DAY-07 LOGIC-01 an inspection asks what was found only where something is wrong', () => {
  const { secciones = [] } = begun('inspection')
  const form = filling(secciones)
  const isAsked = () => form.asked().includes('s2-q0')
  for (const question of [0, 1, 2, 3, 4]) form.say(at(1, question), 'true')
  expect(isAsked()).toBe(false)
  form.say(at(1, 3), 'false')
  expect(isAsked()).toBe(true)
})

it('DAY-07 LOGIC-01 a dog is asked for its chip, another animal is not, and a birth is no day to come', () => {
  const { secciones = [] } = begun('animal')
  const form = filling(secciones)
  form.say(at(1, 1), '2')
  expect(form.asked()).not.toContain('s1-q4')
  form.say(at(1, 1), '0')
  expect(form.required()).toContain('s1-q4')
  expect(form.answer(at(1, 3))).toBe('')
  form.say(at(1, 3), '2026-10-06')
  expect(form.problems()).toContain('s1-q3 most')
})

const withLogic = TEMPLATES.filter(({ sections }) =>
  sections.some(
    ({ shown, questions }) =>
      shown !== '' ||
      questions.some(({ rules }) => rules.mostrarSi !== undefined || rules.obligatoriaSi !== undefined),
  ),
)

it('DAY-07 LOGIC-09 six templates have conditions', () => {
  expect(withLogic.map(({ name }) => name)).toEqual([
    ...['inspection', 'survey', 'publicSpace', 'aid', 'animal', 'information'],
  ])
})

it.each(withLogic)('DAY-07 LOGIC-09 the cases of $name come about', ({ name }) => {
  const { secciones = [], casos = [] } = begun(name)
  expect(casos.map((one) => brokenIn({ secciones }, one))).toEqual(casos.map(() => []))
})

it.each(withLogic)(
  'DAY-07 LOGIC-09 the cases of $name say of each of its conditions when it is true and when not',
  ({ name }) => {
    const { secciones = [], casos = [] } = begun(name)
    const conditions = partsOf(secciones).flatMap((part) =>
      rulesOf(part).flatMap(({ field }) => {
        const what = { mostrarSi: 'shown', obligatoriaSi: 'required' }[String(field)]
        return what === undefined ? [] : [`${what} ${part.definition.id} 0`]
      }),
    )
    const expected = casos.flatMap(({ espera }) => espera)
    for (const condition of conditions)
      expect(expected).toEqual(expect.arrayContaining([`${condition}=yes`, `${condition}=no`]))
  },
)
