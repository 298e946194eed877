import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { answeredSections, formSections } from '../../testing/arbitraries'
import { aBranch, aQuestion, aSection, questions } from '../../testing/builders'
import type { Section } from '../form/section'
import { compactSections } from '../answering/compact'
import { settle } from './settle'
import { assembleSections } from '../answering/whole'

/** Two answers of two forms, of which one is read as if it were the other: nothing about it has to be in order. */
const disorder = fc
  .tuple(formSections.chain(answeredSections), formSections.chain(answeredSections))
  .map(([one, other]): Section[] =>
    one.map((section, index) => {
      const { preguntas, seccionesRepetibles, conditions, vacia } = other[index] ?? section
      return { ...section, preguntas, seccionesRepetibles, conditions, vacia: !vacia }
    }),
  )

it('ANS-08 ANS-09 settling twice changes nothing, and stores what settling once stores', () => {
  fc.assert(
    fc.property(disorder, (secciones) => {
      const once = settle(secciones)
      expect(settle(once)).toBe(once)
      expect(settle(structuredClone(once))).toEqual(once)
      expect(compactSections(once)).toEqual(compactSections(secciones))
      expect(assembleSections(once, compactSections(once), null)).toEqual(once)
    }),
  )
})

it('ANS-03 what is settled stays the same object, also when nobody looked at it before', () => {
  fc.assert(
    fc.property(formSections.chain(answeredSections), (secciones) => {
      const fresh = structuredClone(settle(secciones))
      expect(settle(fresh)).toBe(fresh)
    }),
  )
})

it('ANS-08 ANS-09 what is not asked has nothing', () => {
  const preguntas = questions({ respuesta: 'x', repetible: true })
  const [given] = preguntas
  const repeated = { ...aQuestion(), orden: 7, respuesta: 'y' }
  const below = aBranch({ questions: preguntas })
  const blank = questions({ repetible: true })
  const rows = [{ orden: 3, preguntas }]
  const [conditional, vacant, simple, repeatable] = settle([
    aSection({ conditions: [below, { ...below, checked: true }], preguntas, seccionesRepetibles: rows }),
    aSection({ repetible: true, puedeEstarVacia: true, vacia: true, preguntas, seccionesRepetibles: rows }),
    aSection({
      ...{ vacia: true, seccionesRepetibles: rows },
      ...{ conditions: [{ ...below, checked: true }], conditionalSection: false },
      preguntas: questions({ ...given, repetible: false, repeticiones: [repeated] }),
    }),
    aSection({
      ...{ repetible: true, seccionesRepetibles: rows },
      preguntas: questions({ ...given, repeticiones: [repeated] }),
    }),
  ])
  expect(conditional).toMatchObject({ preguntas: blank, seccionesRepetibles: [] })
  expect(conditional?.conditions.map((one) => one.questions)).toEqual([blank, preguntas])
  expect(vacant).toMatchObject({ vacia: true, preguntas: blank, seccionesRepetibles: [] })
  expect(simple).toMatchObject({ vacia: false, preguntas: [{ respuesta: 'x', repeticiones: [] }] })
  expect(simple?.seccionesRepetibles).toEqual([])
  expect(simple?.conditions).toMatchObject([{ checked: false, questions: blank }])
  expect(repeatable).toMatchObject({
    preguntas: [{ repeticiones: [{ orden: 0, respuesta: 'y' }] }],
    seccionesRepetibles: [{ orden: 0, preguntas: [{ respuesta: 'x' }] }],
  })
})
