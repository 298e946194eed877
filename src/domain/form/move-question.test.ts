import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aBranch, aSection, questions } from '../../testing/builders'
import { moveQuestionTo } from './edit-questions'
import { placeOf, questionsAt, type QuestionPlace } from './question-lists'
import type { Section } from './section'

const named = (prefix: string, count: number) =>
  questions(...Array.from({ length: count }, (_, n) => ({ id: `${prefix}${n}` })))

const form = (): Section[] => [
  aSection({ id: 'A', preguntas: named('a', 3) }),
  aSection({ id: 'B', orden: 1, preguntas: named('b', 2) }),
  aSection({
    id: 'C',
    orden: 2,
    conditions: [
      aBranch({ id: 'C1', questions: named('c', 2) }),
      aBranch({ id: 'C2', order: 1, questions: [] }),
    ],
  }),
]
const PLACES: QuestionPlace[] = [
  { section: 'A', condition: null },
  { section: 'B', condition: null },
  { section: 'C', condition: 'C1' },
  { section: 'C', condition: 'C2' },
]
const idsAt = (secciones: Section[], place: QuestionPlace): string[] =>
  questionsAt(secciones, place).map(({ id }) => id)

it('EDIT-10 a question moves to another section or condition, and both lists are renumbered', () => {
  const before = form()
  const after = moveQuestionTo(before, 'a1', { section: 'C', condition: 'C1' }, 1)
  expect(idsAt(after, { section: 'A', condition: null })).toEqual(['a0', 'a2'])
  expect(questionsAt(after, { section: 'C', condition: 'C1' }).map(({ id, orden }) => [id, orden])).toEqual([
    ['c0', 0],
    ['a1', 1],
    ['c1', 2],
  ])
  expect(questionsAt(after, { section: 'A', condition: null }).map(({ orden }) => orden)).toEqual([0, 1])
  expect(after[1]).toBe(before[1])
  expect(after[2]?.conditions[1]).toBe(before[2]?.conditions[1])
})

it('EDIT-10 a question stays when the place cannot take it or is its own', () => {
  const before = form()
  expect(moveQuestionTo(before, 'a1', { section: 'A', condition: null }, 1)).toBe(before)
  expect(moveQuestionTo(before, 'a1', { section: 'C', condition: null }, 0)).toBe(before)
  expect(moveQuestionTo(before, 'a1', { section: 'C', condition: 'gone' }, 0)).toBe(before)
  expect(moveQuestionTo(before, 'a1', { section: 'gone', condition: null }, 0)).toBe(before)
  expect(moveQuestionTo(before, 'a1', { section: 'gone', condition: 'C1' }, 0)).toBe(before)
  expect(moveQuestionTo(before, 'gone', { section: 'B', condition: null }, 0)).toBe(before)
})

it('EDIT-10 wherever questions move, none is lost and every list is numbered from 0', () => {
  const move = fc.record({
    id: fc.constantFrom('a0', 'a1', 'a2', 'b0', 'b1', 'c0', 'c1'),
    place: fc.constantFrom(...PLACES),
    at: fc.integer({ min: -1, max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(move, { maxLength: 12 }), (moves) => {
      let secciones = form()
      for (const { id, place, at } of moves) {
        secciones = moveQuestionTo(secciones, id, place, at)
        expect(placeOf(secciones, id)).toMatchObject(place)
      }
      const lists = PLACES.map((place) => questionsAt(secciones, place))
      expect(
        lists
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['a0', 'a1', 'a2', 'b0', 'b1', 'c0', 'c1'])
      for (const list of lists) expect(list.map(({ orden }) => orden)).toEqual(list.map((_, n) => n))
    }),
  )
})
