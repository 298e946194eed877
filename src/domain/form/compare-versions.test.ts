import { withOwnIds } from './own-ids'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  aBranch,
  anOption,
  aQuestion,
  aSection,
  aSignature,
  aVersion,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { formSections } from '../../testing/arbitraries'
import { CONCERT } from '../../testing/tickets'
import { paymentText } from './compare-head'
import { compareVersions } from './compare-versions'
import { withText } from './edit-texts'
import type { FormVersion } from './form'
import { NO_OPTIONS } from './options'
import type { Section } from './section'
import { newPayment } from './edit-payments'
import { moveSection } from './edit-sections'
import { moveQuestionTo, removeQuestion } from './edit-questions'

const choice = aQuestion({
  id: 'rubro',
  titulo: 'Rubro',
  ...TYPED['single-choice'],
  opciones: [anOption(0, { id: 'a', texto: 'Bar' }), anOption(1, { id: 'b', texto: 'Café' })],
})
const datos = aSection({ id: 'datos', titulo: 'Datos', preguntas: [choice] })
const before = aVersion({ titulo: 'Permiso', secciones: [datos] })

it('DAY-07 a version compared with itself differs in nothing', () => {
  expect(compareVersions(before, before)).toEqual([])
})

it('DAY-07 a question that was added, removed or reworded is listed with its place', () => {
  const renamed = { ...choice, titulo: 'Actividad', required: true }
  const after = { ...before, secciones: [{ ...datos, preguntas: [renamed] }] }
  const spot = [
    { kind: 'section', number: 1, words: 'Datos' },
    { kind: 'question', number: 1, words: 'Actividad' },
  ]
  expect(compareVersions(before, after)).toEqual([
    { what: 'changed', spot, field: 'titulo', from: 'Rubro', to: 'Actividad' },
    { what: 'changed', spot, field: 'required', from: 'false', to: 'true' },
  ])
  const fewer = { ...before, secciones: removeQuestion([datos], 'rubro') }
  // Its options went with it and are not told again.
  expect(compareVersions(before, fewer)).toMatchObject([{ what: 'removed', spot: [{}, { words: 'Rubro' }] }])
  expect(compareVersions(fewer, before)).toMatchObject([{ what: 'added', spot: [{}, { words: 'Rubro' }] }])
})

it('DAY-07 options are matched by their ids: a moved option is not a changed one', () => {
  const turned = [anOption(0, { id: 'b', texto: 'Café' }), anOption(1, { id: 'a', texto: 'Bar nocturno' })]
  const after = { ...before, secciones: [{ ...datos, preguntas: [{ ...choice, opciones: turned }] }] }
  expect(compareVersions(before, after).map((one) => [one.what, one.spot.at(-1)?.words])).toEqual([
    ['moved', 'Café'],
    ['changed', 'Bar nocturno'],
  ])
})

it('DAY-07 only a part that stands below another parent has moved', () => {
  const three = questions({ id: 'q1' }, { id: 'q2' }, { id: 'q3' })
  const one = aSection({ id: 's1', preguntas: three })
  const other = aSection({ id: 's2', orden: 1, preguntas: [] })
  const version = { ...before, secciones: [one, other] }
  const moved = moveQuestionTo(version.secciones, 'q1', { section: 's2', condition: null }, 0)
  expect(compareVersions(version, { ...version, secciones: moved })).toMatchObject([
    { what: 'moved', spot: [{ number: 2 }, { kind: 'question' }] },
  ])
})

it('DAY-07 when sections are reordered, as few as possible are listed as moved', () => {
  const four = ['a', 'b', 'c', 'd'].map((id, orden) =>
    aSection({ id, orden, titulo: id, preguntas: [aQuestion({ id: `p-${id}` })] }),
  )
  const version = { ...before, secciones: four }
  const after = { ...version, secciones: moveSection(four, 'a', 3) }
  expect(compareVersions(version, after)).toMatchObject([{ what: 'moved', spot: [{ words: 'a' }] }])
})

it('DAY-07 conditions, states, options of the form and its texts in other languages are compared too', () => {
  const section = aSection({
    id: 's',
    conditionalSection: true,
    conditions: [aBranch({ id: 'c', condition: 'Sí' })],
  })
  const version = { ...before, secciones: [section] }
  const after = {
    ...version,
    titulo_ca: 'Permís',
    estados: THREE_STATES,
    opcionales: { ...NO_OPTIONS, geolocalizacion: true },
    secciones: [{ ...section, conditions: [aBranch({ id: 'c', condition: 'Sí, siempre' })] }],
  }
  expect(compareVersions(version, after)).toMatchObject([
    { field: 'options', from: '', to: 'geolocalizacion', spot: [] },
    { field: 'states', from: '' },
    { field: 'translations', from: '', to: 'ca' },
    { field: 'titulo', from: 'Sí', to: 'Sí, siempre', spot: [{ kind: 'section' }, { kind: 'condition' }] },
  ])
})

it('DAY-07 what one of two versions has more, the other has less, whatever they are', () => {
  fc.assert(
    fc.property(formSections, formSections, (one, other) => {
      const [a, b] = [aVersion({ secciones: one }), aVersion({ secciones: other })]
      const count = (what: string, list: ReturnType<typeof compareVersions>) =>
        list.filter((difference) => difference.what === what).length
      const [there, back] = [compareVersions(a, b), compareVersions(b, a)]
      expect(count('added', there)).toBe(count('removed', back))
      expect(compareVersions(a, a)).toEqual([])
    }),
  )
})

it('DAY-07 a form of 2,000 questions in another order is compared well within the time of a test', () => {
  const many = Array.from({ length: 2000 }, (_, orden) =>
    aQuestion({ id: `q${orden}`, orden, titulo: `${orden}` }),
  )
  const section = aSection({ id: 's', preguntas: many })
  const turned = {
    ...section,
    preguntas: many.map((question, i) => ({ ...question, orden: 1999 - i })).toReversed(),
  }
  const version = { ...before, secciones: [section] }
  expect(compareVersions(version, { ...before, secciones: [turned] })).toHaveLength(1999)
})

it('DAY-07 questions of old forms, whose ids begin anew in each section, are each compared with their own', () => {
  const both = ['a', 'b'].map((id, orden) =>
    aSection({ id, orden, preguntas: [aQuestion({ id: 'p0', titulo: `de ${id}` })] }),
  )
  const [a, b] = both
  if (!a || !b) throw new Error('two sections')
  const after = [a, { ...b, preguntas: [aQuestion({ id: 'p0', titulo: 'otra' })] }]
  const read = (secciones: Section[]) => ({ ...before, secciones: withOwnIds(secciones) })
  expect(compareVersions(read(both), read(after))).toMatchObject([
    { what: 'changed', field: 'titulo', from: 'de b', to: 'otra' },
  ])
})

it('DAY-07 states are listed with the states that they lead to, the initial one first', () => {
  const after = { ...before, estados: { ...THREE_STATES, inicial: 1 } }
  const names = THREE_STATES.disponibles.map(({ nombre }) => nombre)
  const [told] = compareVersions({ ...before, estados: THREE_STATES }, after)
  expect(told).toMatchObject({ what: 'changed', field: 'states' })
  if (told?.what !== 'changed') throw new Error('changed')
  expect([told.from.startsWith(`${names[0]} (`), told.to.startsWith(`${names[1]} (`)]).toEqual([true, true])
  for (const name of names) {
    expect(told.from.split(`${name} (`)).toHaveLength(2)
    expect(told.to.split(`${name} (`)).toHaveLength(2)
  }
  const led = THREE_STATES.disponibles.map(
    ({ nombre, transiciones }) => `${nombre} (${transiciones.map((to) => names[to]).join(', ')})`,
  )
  expect(told.from).toBe(led.join(', '))
})

it('DAY-07 areas, signatures, payments and a section’s area are listed by their names, and how they are signed and paid', () => {
  const given = {
    areas: ['paises/ar/areas_municipales/obras', 'paises/ar/areas_municipales/salud'],
    signatures: [aSignature({ title: 'Titular' }), aSignature({ title: '' })],
    payments: [{ ...newPayment(() => 'p'), name: 'Tasa' }],
    secciones: [{ ...datos, areaAsociada: { nombre: 'Obras' } }],
  }
  const none = { ...before, areas: [] }
  const told = compareVersions(none, { ...none, ...given })
  expect(told.map((one) => one.what === 'changed' && [one.field, one.from, one.to])).toEqual([
    ['areas', '', 'obras, salud'],
    ['signatures', '', 'Titular\tboth\tcitizen\tfalse\n\tboth\tcitizen\tfalse'],
    ['payments', '', 'Tasa ( -0.01 EUR × -1, ≤ 10)'],
    ['areaAsociada', '', 'Obras'],
  ])
})

it.each<[string, object, (words: object) => Section]>([
  ['a section’s title', { titulo_gl: 'x' }, (words) => ({ ...datos, ...words })],
  ['its explanation', { descripcion_gl: 'x' }, (words) => ({ ...datos, ...words })],
  ['its question', { conditionalQuestion_gl: 'x' }, (words) => ({ ...datos, ...words })],
  ['a question', { titulo_gl: 'x' }, (words) => ({ ...datos, preguntas: [{ ...choice, ...words }] })],
  [
    'its explanation',
    { descripcion_gl: 'x' },
    (words) => ({ ...datos, preguntas: [{ ...choice, ...words }] }),
  ],
  ['its link', { tituloLink_gl: 'x' }, (words) => ({ ...datos, preguntas: [{ ...choice, ...words }] })],
  [
    'an option',
    { textoAlternativeLanguage_gl: 'x' },
    (words) => ({
      ...datos,
      preguntas: [
        { ...choice, opciones: choice.opciones.map((one) => (one.id === 'a' ? { ...one, ...words } : one)) },
      ],
    }),
  ],
])('DAY-07 of %s in another language only the language is told', (_what, words, section) => {
  const told = compareVersions(before, { ...before, secciones: [section(words)] })
  expect(told).toMatchObject([{ what: 'changed', field: 'translations', from: '', to: 'gl' }])
})

it('DAY-07 a condition whose translation or place changed is listed', () => {
  const conditional = (condition: object): FormVersion => ({
    ...before,
    secciones: [
      {
        ...{ ...datos, preguntas: [], conditionalSection: true },
        conditions: [{ ...aBranch({ id: 'c', condition: 'Sí' }), ...condition }],
      },
    ],
  })
  expect(compareVersions(conditional({}), conditional({ condition_gl: 'Si' }))).toMatchObject([
    { field: 'translations', to: 'gl', spot: [{ words: 'Datos' }, { kind: 'condition', words: 'Sí' }] },
  ])
})

it('DAY-07 changed translations of the explanation and the voucher are listed like those of the title', () => {
  for (const words of [{ descripcion_gl: 'x' }, { customizedVoucherText_gl: 'x' }]) {
    expect(compareVersions(before, { ...before, ...words })).toMatchObject([
      { field: 'translations', from: '', to: 'gl', spot: [] },
    ])
    expect(compareVersions({ ...before, ...words }, before)).toMatchObject([{ from: 'gl', to: '' }])
  }
})

/** How many of a row may stay at most where they are, found by trying. */
function mostThatStay(row: readonly number[]): number {
  const best: number[] = []
  for (const [at, value] of row.entries()) {
    best[at] =
      1 + Math.max(0, ...row.slice(0, at).map((earlier, index) => (earlier < value ? (best[index] ?? 0) : 0)))
  }
  return Math.max(0, ...best)
}

it('DAY-07 no more parts are listed as moved than have to move, whatever the new order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), (row) => {
      const section = (id: number, orden: number) => aSection({ id: `s${id}`, orden, preguntas: [] })
      const were = [...row].toSorted((a, b) => a - b).map(section)
      const told = compareVersions({ ...before, secciones: were }, { ...before, secciones: row.map(section) })
      expect(told.filter(({ what }) => what === 'moved')).toHaveLength(row.length - mostThatStay(row))
    }),
  )
})

it('DAY-07 another price, number, date or way to sign is a difference', () => {
  const [fare, ...fares] = CONCERT.sections
  const given = { ...before, payments: [CONCERT], signatures: [aSignature({ title: 'Titular' })] }
  const told = (change: Partial<FormVersion>) =>
    compareVersions(given, { ...given, ...change }).map((one) => one.what === 'changed' && one.field)
  const sections = (change: object) => (fare ? [{ ...fare, ...change }, ...fares] : [])
  for (const change of [
    { sections: sections({ sectionPrice: 1300 }) },
    { sections: sections({ sectionQuantyLeft: 90 }) },
    { dateFormatted: '21/01/2027 - 21:00' },
    { address: 'Plaza' },
    { quantyTicketsMaxPerTransaction: 2 },
  ])
    expect(told({ payments: [{ ...CONCERT, ...change }] })).toEqual(['payments'])
  for (const change of [
    { required: true },
    { typeOfSignature: 'draw' },
    { tipeOfSignatory: 'intern' },
  ] as const)
    expect(told({ signatures: [aSignature({ title: 'Titular', ...change })] })).toEqual(['signatures'])
})

it('DAY-07 a payment says how many tickets one buyer may have, and nothing where there is no limit', () => {
  expect(paymentText({ ...CONCERT, quantyTicketsMaxPerTransaction: 4 })).toContain(', ≤ 4)')
  expect(paymentText({ ...CONCERT, quantyTicketsMaxPerTransaction: 0 })).not.toContain('≤')
})

it('DAY-07 EDIT-26 other words of states, signatures and payments are told by their language', () => {
  const [first, ...states] = THREE_STATES.disponibles
  const [fare, ...fares] = CONCERT.sections
  if (!first || !fare) throw new Error('nothing to translate')
  const given = { ...before, payments: [CONCERT], signatures: [aSignature()], estados: THREE_STATES }
  const words = (change: Partial<FormVersion>) => compareVersions(given, { ...given, ...change })
  const changes: Partial<FormVersion>[] = [
    { estados: { ...THREE_STATES, disponibles: [withText(first, 'nombre', 'gl', 'x'), ...states] } },
    { signatures: [withText(aSignature(), 'title', 'gl', 'x')] },
    { payments: [withText(CONCERT, 'name', 'gl', 'x')] },
    { payments: [{ ...CONCERT, sections: [withText(fare, 'sectionName', 'gl', 'x'), ...fares] }] },
  ]
  for (const change of changes) expect(words(change)).toMatchObject([{ field: 'translations', to: 'gl' }])
})
