import { describe, expect, it } from 'vitest'
import {
  aBranch,
  anAttachment,
  anOption,
  aQuestion,
  aSection,
  CLOCK,
  questions,
  TYPED,
} from '../../testing/builders'
import type { Question } from '../form/question'
import type { Section } from '../form/section'
import * as logic from '../form-logic/logic'
import { carryOver } from './carry-over'
import { installLogic } from './logic'
import { compactSections } from './compact'
import { assembleSections } from './whole'

installLogic(logic)

const simple = (...given: Partial<Question>[]): Section[] => [aSection({ preguntas: questions(...given) })]
const name = (respuesta = ''): Partial<Question> => ({ id: 'nombre', titulo: 'Nombre', respuesta })
const carry = (old: Section[], form: Section[]) => carryOver(old, form, CLOCK)
const saidIn = (secciones: Section[]) =>
  secciones[0]?.preguntas.map(({ id, respuesta }) => `${id}=${respuesta}`)
const leftOf = (old: Section[], form: Section[]) =>
  carry(old, form).left.map(
    ({ question, condition }) => condition || `${question?.titulo}: ${question?.respuesta}`,
  )

describe('going on in a later version of a form', () => {
  it('ANS-22 LOGIC-01 what the form fills in stays so, and what nobody was asked begins with it', () => {
    const version = (valorInicial: string) => simple({ ...name(), ...TYPED.integer, valorInicial })
    const response = (old: Section[], now: Section[]) => carry(old, now).secciones[0]?.preguntas[0]
    const untouched = [{ ...name('3'), ...TYPED.integer, valorInicial: '3', porDefecto: true }]
    expect(response(simple(...untouched), version('4'))).toMatchObject({ porDefecto: true })
    expect(response(simple({ ...name(), ...TYPED.integer }), version('4'))).toMatchObject({
      porDefecto: true,
    })
    const chosen = response(simple({ ...name('7'), ...TYPED.integer, valorInicial: '3' }), version('4'))
    expect(chosen).toMatchObject({ respuesta: '7', porDefecto: undefined })
    const cleared = response(simple({ ...name(), ...TYPED.integer, valorInicial: '3' }), version('4'))
    expect(cleared).toMatchObject({ respuesta: '', porDefecto: undefined })
  })

  it('ANS-22 KIND-04 an order goes along by what its options are, not by where they stood', () => {
    const [a, b, c] = [anOption(0, { id: 'a' }), anOption(1, { id: 'b' }), anOption(2, { id: 'c' })]
    const old = simple({ ...TYPED.ranking, opciones: [a, b, c], respuesta: '2,0,1' })
    const turned = [
      { ...c, orden: 0 },
      { ...b, orden: 1 },
      { ...a, orden: 2 },
    ]
    expect(saidIn(carry(old, simple({ ...TYPED.ranking, opciones: turned })).secciones)).toEqual([
      'pregunta-0=0,2,1',
    ])
    const fewer = simple({ ...TYPED.ranking, titulo: 'Orden', opciones: turned.slice(0, 2) })
    expect(saidIn(carry(old, fewer).secciones)).toEqual(['pregunta-0=0,1'])
    expect(carry(old, fewer).left).toHaveLength(1)
  })

  it('ANS-22 in the same version nothing changes and nothing is left over', () => {
    const form = [
      aSection({
        id: 'a',
        repetible: true,
        preguntas: questions(name(), TYPED.date, TYPED['single-choice']),
      }),
      aSection({ id: 'b', orden: 1, conditions: [aBranch({ checked: true }), aBranch({ order: 1 })] }),
    ]
    const old = assembleSections(
      form,
      [
        {
          id: 'a',
          orden: 0,
          preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Ana' }],
          seccionesRepetibles: [{ orden: 0, preguntas: [{ id: 'nombre', orden: 0, respuesta: 'Eva' }] }],
        },
        {
          id: 'b',
          orden: 1,
          conditions: [
            { id: 'condicion-0', order: 0, questions: [{ id: 'pregunta-0', orden: 0, respuesta: 'roto' }] },
          ],
        },
      ],
      null,
    )
    const { secciones, left } = carry(old, form)
    expect(left).toEqual([])
    expect(compactSections(secciones)).toEqual(compactSections(old))
  })

  it('ANS-22 questions are matched by id: another question in the same place gets nothing, a moved one keeps its answer', () => {
    const old = simple(name('Ana'), { id: 'calle', titulo: 'Calle', respuesta: 'Mitre' })
    const form = simple({ id: 'nueva' }, { id: 'nombre' })
    expect(saidIn(carry(old, form).secciones)).toEqual(['nueva=', 'nombre=Ana'])
    expect(leftOf(old, form)).toEqual(['Calle: Mitre'])
    const moved = [aSection({ id: 'otra', preguntas: questions({ id: 'calle' }) })]
    expect(saidIn(carry(old, moved).secciones)).toEqual(['calle=Mitre'])
  })

  it('ANS-22 a chosen option stays chosen when it moves, and is left over when the form has it no more', () => {
    const old = simple({ ...TYPED['single-choice'], titulo: 'Estado', respuesta: '0' })
    const swapped = simple({
      ...TYPED['single-choice'],
      opciones: [anOption(1), { ...anOption(0), orden: 1 }],
    })
    expect(carry(old, swapped).secciones[0]?.preguntas[0]?.respuesta).toBe('1')
    const gone = simple({ ...TYPED['single-choice'], opciones: [anOption(1)] })
    expect(carry(old, gone).secciones[0]?.preguntas[0]?.respuesta).toBe('')
    expect(leftOf(old, gone)).toEqual(['Estado: 0'])
  })

  it('ANS-22 of several chosen options, those that the form has no more are left over', () => {
    const opciones = [anOption(0, { checked: true }), anOption(1, { checked: true })]
    const old = simple({ ...TYPED['multiple-choice'], opciones })
    const { secciones, left } = carry(old, simple({ ...TYPED['multiple-choice'], opciones: [anOption(1)] }))
    expect(secciones[0]?.preguntas[0]?.opciones.map(({ id, checked }) => `${id} ${checked}`)).toEqual([
      'opcion-1 true',
    ])
    expect(left[0]?.question?.opciones.map(({ texto, checked }) => `${texto} ${checked}`)).toEqual([
      'Bueno true',
    ])
  })

  it('ANS-22 of several options, all ticked ones go along and nothing is left over', () => {
    const opciones = [anOption(0, { checked: true }), anOption(1)]
    const form = simple({ ...TYPED['multiple-choice'] })
    const { secciones, left } = carry(simple({ ...TYPED['multiple-choice'], opciones }), form)
    expect(secciones[0]?.preguntas[0]?.opciones.map(({ checked }) => checked)).toEqual([true, false, false])
    expect(left).toEqual([])
  })

  it.each([
    ['several options becomes one of one', 'multiple-choice', 'single-choice', ''],
    ['one option becomes one of several', 'single-choice', 'multiple-choice', '0'],
  ] as const)(
    'ANS-22 a choice of %s and begins anew; what was chosen is left over',
    (_, was, is, respuesta) => {
      const opciones = [anOption(0, { checked: was === 'multiple-choice' }), anOption(1)]
      const { secciones, left } = carry(
        simple({ ...TYPED[was], titulo: 'Estado', respuesta, opciones }),
        simple({ ...TYPED[is] }),
      )
      expect(secciones[0]?.preguntas[0]).toMatchObject({
        respuesta: '',
        opciones: [0, 1, 2].map(() => ({ checked: false })),
      })
      expect(left).toMatchObject([{ question: { titulo: 'Estado', respuesta, opciones } }])
    },
  )

  it('ANS-22 a number goes along into a text question, a text does not go into a date question', () => {
    const number = simple({ ...TYPED.integer, respuesta: '12' })
    expect(saidIn(carry(number, simple({})).secciones)).toEqual(['pregunta-0=12'])
    expect(leftOf(simple(name('Ana')), simple({ ...TYPED.date, id: 'nombre' }))).toEqual(['Nombre: Ana'])
    expect(leftOf(simple(name('')), simple({ ...TYPED.date, id: 'nombre' }))).toEqual([])
  })

  it('ANS-22 a file stays where a file is asked for', () => {
    const old = simple({ ...name(), adjuntar: true, imagen: anAttachment() })
    expect(carry(old, simple({ ...name(), adjuntar: true })).secciones[0]?.preguntas[0]?.imagen?.name).toBe(
      'frente.jpg',
    )
    const { secciones, left } = carry(old, simple(name()))
    expect(secciones[0]?.preguntas[0]?.imagen).toBeNull()
    expect(left[0]?.question?.imagen?.name).toBe('frente.jpg')
    expect(carry(old, simple({ id: 'otra' })).left[0]?.question).toMatchObject({
      imagen: { name: 'frente.jpg' },
      respuesta: '',
    })
  })

  it('ANS-22 where only the file is left over, no option is said to be left over', () => {
    const opciones = [anOption(0, { checked: true }), anOption(1)]
    const asked = { ...TYPED['multiple-choice'], id: 'nombre' }
    const old = simple({ ...asked, opciones, adjuntar: true, imagen: anAttachment() })
    const [only, ...more] = carry(old, simple({ ...asked, opciones })).left
    expect(more).toEqual([])
    expect(only?.question?.imagen?.name).toBe('frente.jpg')
    expect(only?.question?.opciones.map(({ texto, checked }) => `${texto} ${checked}`)).toEqual([
      'Bueno false',
      'Regular false',
    ])
  })

  it('ANS-22 a question that moved to another section takes its first answer there, but no further rows', () => {
    const part = (id: string, orden: number, ...asked: Partial<Question>[]) =>
      aSection({ id, orden, repetible: true, preguntas: questions(...asked) })
    const filled = (section: Section, respuesta: string, further: string): Section => ({
      ...section,
      preguntas: section.preguntas.map((question) => ({ ...question, respuesta })),
      seccionesRepetibles: [
        { orden: 0, preguntas: section.preguntas.map((question) => ({ ...question, respuesta: further })) },
      ],
    })
    const street = { id: 'calle', titulo: 'Calle' }
    const old = [filled(part('a', 0, name()), 'Ana', 'Eva'), filled(part('b', 1, street), 'Mitre', 'Colón')]
    const form = [
      aSection({ id: 'c', conditions: [aBranch()] }),
      part('a', 1, { id: 'nueva' }),
      part('b', 2, street, name()),
    ]
    const { secciones } = carry(old, form)
    const said = [secciones[2]?.preguntas, secciones[2]?.seccionesRepetibles[0]?.preguntas]
    expect(said.map((row) => row?.map(({ respuesta }) => respuesta))).toEqual([
      ['Mitre', 'Ana'],
      ['Colón', ''],
    ])
    expect(leftOf(old, form)).toEqual(['Nombre: Eva'])
  })

  it('ANS-22 rows and further answers are left over where they can no longer be given', () => {
    const question = {
      ...name('Ana'),
      repetible: true,
      repeticiones: [{ ...aQuestion(), respuesta: 'Eva', orden: 0 }],
    }
    const repeated = simple(question)
    expect(leftOf(repeated, simple(name()))).toEqual(['Nombre: Eva'])
    const third = { ...aQuestion(), respuesta: 'Sol', orden: 1 }
    const threefold = simple({ ...question, repeticiones: [...question.repeticiones, third] })
    const [kept] = carry(threefold, simple({ ...name(), repetible: true })).secciones[0]?.preguntas ?? []
    expect(kept?.repeticiones.map(({ respuesta }) => respuesta)).toEqual(['Eva', 'Sol'])
    const rows = [{ ...aSection({ repetible: true, preguntas: questions(name('Ana')) }) }]
    const old = rows.map((section) => ({
      ...section,
      seccionesRepetibles: [{ orden: 0, preguntas: questions(name('Eva')) }],
    }))
    expect(leftOf(old, simple(name()))).toEqual(['Nombre: Eva'])
    expect(leftOf(repeated, simple({ id: 'otra' }))).toEqual(['Nombre: Ana', 'Nombre: Eva'])
  })

  it('ANS-22 a removed condition is left over with its answers; in single mode one condition stays checked', () => {
    const conditions = [
      aBranch({ condition: 'Gas', checked: true, questions: questions(name('Medidor')) }),
      aBranch({ order: 1, condition: 'Luz', checked: true }),
    ]
    const old = [aSection({ conditions })]
    expect(leftOf(old, [aSection({ conditions: conditions.slice(1) })])).toEqual(['Gas', 'Nombre: Medidor'])
    const single = [aSection({ conditions, conditionalSectionSingle: true })]
    expect(leftOf(old, single)).toEqual(['Luz'])
    expect(leftOf(old, simple({}))).toEqual(['Gas', 'Luz', 'Nombre: Medidor'])
    expect(leftOf(old, [aSection({ id: 'otra' })])).toEqual(['Gas', 'Luz', 'Nombre: Medidor'])
    const switched = [aSection({ conditions, conditionalSection: false })]
    expect(leftOf(old, switched)).toEqual(['Gas', 'Luz', 'Nombre: Medidor'])
  })

  it('ANS-22 answers below a condition are left over where the condition is gone or unchecked', () => {
    const gas = aBranch({ condition: 'Gas', checked: true, questions: questions(name('Medidor')) })
    const light = aBranch({
      order: 1,
      condition: 'Luz',
      checked: true,
      questions: questions({ id: 'b', titulo: 'B', respuesta: 'Fase' }),
    })
    const old = [aSection({ conditions: [gas, light] })]
    const other = { ...gas, questions: questions({ id: 'otra' }) }
    expect(leftOf(old, [aSection({ conditions: [other, light] })])).toEqual(['Nombre: Medidor'])
    const single = [aSection({ conditions: [gas, light], conditionalSectionSingle: true })]
    expect(leftOf(old, single)).toEqual(['Luz', 'B: Fase'])
    expect(carry(old, single).secciones[0]?.conditions[1]?.questions[0]?.respuesta).toBe('')
  })

  it('FILE-02 says to which question a file belongs now that is still being sent', () => {
    const at = { section: 0, condition: null, row: 0, question: 1, repetition: 0 }
    const old = simple(name(), { id: 'foto', adjuntar: true })
    expect(carry(old, simple({ id: 'foto', adjuntar: true }, name())).placeOf(at)).toEqual({
      ...at,
      question: 0,
    })
    expect(carry(old, simple(name())).placeOf(at)).toBeNull()
    expect(carry(old, simple(name())).placeOf({ ...at, question: 7 })).toBeNull()
  })
})
