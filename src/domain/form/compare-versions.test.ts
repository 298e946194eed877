import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  aCondition,
  anOption,
  aQuestion,
  aSection,
  aVersion,
  questions,
  THREE_STATES,
  TYPED,
} from '../../testing/builders'
import { formSections } from '../../testing/arbitraries'
import { compareVersions } from './compare-versions'
import { NO_OPTIONS } from './options'
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

it('DAY-07 a question that came, one that went and one whose words changed are told, each with its place', () => {
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

it('DAY-07 options are told by their ids: one that moved is not one that changed', () => {
  const turned = [anOption(0, { id: 'b', texto: 'Café' }), anOption(1, { id: 'a', texto: 'Bar nocturno' })]
  const after = { ...before, secciones: [{ ...datos, preguntas: [{ ...choice, opciones: turned }] }] }
  expect(compareVersions(before, after).map((one) => [one.what, one.spot.at(-1)?.words])).toEqual([
    ['moved', 'Café'],
    ['changed', 'Bar nocturno'],
  ])
})

it('DAY-07 what stands below something else has moved, and only it', () => {
  const three = questions({ id: 'q1' }, { id: 'q2' }, { id: 'q3' })
  const one = aSection({ id: 's1', preguntas: three })
  const other = aSection({ id: 's2', orden: 1, preguntas: [] })
  const version = { ...before, secciones: [one, other] }
  const moved = moveQuestionTo(version.secciones, 'q1', { section: 's2', condition: null }, 0)
  expect(compareVersions(version, { ...version, secciones: moved })).toMatchObject([
    { what: 'moved', spot: [{ number: 2 }, { kind: 'question' }] },
  ])
})

it('DAY-07 of sections in another order, the fewest are said to have moved', () => {
  const four = ['a', 'b', 'c', 'd'].map((id, orden) => aSection({ id, orden, titulo: id }))
  const version = { ...before, secciones: four }
  const after = { ...version, secciones: moveSection(four, 'a', 3) }
  expect(compareVersions(version, after)).toMatchObject([{ what: 'moved', spot: [{ words: 'a' }] }])
})

it('DAY-07 conditions, states, options of the form and its texts in other languages are compared too', () => {
  const section = aSection({
    id: 's',
    conditionalSection: true,
    conditions: [aCondition({ id: 'c', condition: 'Sí' })],
  })
  const version = { ...before, secciones: [section] }
  const after = {
    ...version,
    titulo_ca: 'Permís',
    estados: THREE_STATES,
    opcionales: { ...NO_OPTIONS, geolocalizacion: true },
    secciones: [{ ...section, conditions: [aCondition({ id: 'c', condition: 'Sí, siempre' })] }],
  }
  expect(compareVersions(version, after)).toMatchObject([
    { field: 'options', from: '', to: 'geolocalizacion', spot: [] },
    { field: 'states', from: '' },
    { field: 'translations', from: '', to: 'ca' },
    { field: 'titulo', from: 'Sí', to: 'Sí, siempre', spot: [{ kind: 'section' }, { kind: 'condition' }] },
  ])
})

it('DAY-07 whatever two versions are, what one has more the other has less', () => {
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

it('DAY-07 a form of 2,000 questions is compared in an instant', () => {
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

it('DAY-07 questions of old forms, which count anew in each section, are each compared with their own', () => {
  const both = ['a', 'b'].map((id, orden) =>
    aSection({ id, orden, preguntas: [aQuestion({ id: 'p0', titulo: `de ${id}` })] }),
  )
  const [a, b] = both
  if (!a || !b) throw new Error('two sections')
  const after = [a, { ...b, preguntas: [aQuestion({ id: 'p0', titulo: 'otra' })] }]
  expect(compareVersions({ ...before, secciones: both }, { ...before, secciones: after })).toMatchObject([
    { what: 'changed', field: 'titulo', from: 'de b', to: 'otra' },
  ])
})
