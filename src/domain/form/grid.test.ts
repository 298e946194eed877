import { describe, expect, it } from 'vitest'
import { anOption, aSection, questions, TYPED } from '../../testing/builders'
import { copyQuestion, moveQuestion, moveQuestionTo, removeQuestion } from './edit-questions'
import { areAlike, blocksOf, headingOf } from './grid'
import type { Question } from './question'
import type { Section } from './section'

const row = (id: string): Partial<Question> => ({ id, enCuadricula: true })
/** A question, a grid of two rows, a question, and a grid of one. */
const form = (): Section[] => [
  aSection({
    id: 'A',
    preguntas: questions(
      { id: 'q1' },
      { ...TYPED.grid, id: 'g' },
      row('r1'),
      row('r2'),
      { id: 'q2' },
      { ...TYPED.grid, id: 'h' },
      row('s1'),
    ),
  }),
  aSection({ id: 'B', orden: 1, preguntas: questions({ id: 'b1' }) }),
]
/** Ids in their order; rows of a grid with an arrow. */
const listed = ([section]: Section[]): string =>
  (section?.preguntas ?? [])
    .map(({ id, enCuadricula }, at) => {
      expect(section?.preguntas[at]?.orden).toBe(at)
      return enCuadricula ? `>${id}` : id
    })
    .join(' ')

it('KIND-05 what follows a heading as its row belongs to it; without a heading it is a question like any other', () => {
  const [section] = form()
  const list = [...questions(row('loose')), ...(section?.preguntas ?? [])]
  expect(
    blocksOf(list).map(({ question, rows }) => [question.id, rows.map((one) => one.question.id)]),
  ).toEqual([
    ['loose', []],
    ['q1', []],
    ['g', ['r1', 'r2']],
    ['q2', []],
    ['h', ['s1']],
  ])
  expect(list.map((_, at) => headingOf(list, at)?.id ?? '')).toEqual(['', '', '', 'g', 'g', '', '', 'h'])
})

it('KIND-05 rows are alike when they are of one kind with the same options', () => {
  const [one, other, third] = questions(
    ...['a', 'b', 'c'].map((id) => ({ ...TYPED['single-choice'], id, opciones: [anOption(0), anOption(1)] })),
  )
  if (!one || !other || !third) throw new Error('three')
  expect(areAlike(one, other)).toBe(true)
  expect(areAlike(one, { ...third, opciones: third.opciones.toReversed() })).toBe(false)
  expect(areAlike(one, { ...other, ...TYPED['yes-no'] })).toBe(false)
  expect(areAlike({ ...one, formato: 'a' }, { ...other, formato: 'b' })).toBe(false)
})

describe('KIND-05 moving', () => {
  it.each([
    ['a row up within its grid', 'r2', 2, 'q1 g >r2 >r1 q2 h >s1'],
    ['a row out of it', 'r1', 1, 'q1 r1 g >r2 q2 h >s1'],
    ['a row below what follows', 'r2', 4, 'q1 g >r1 q2 r2 h >s1'],
    ['a row into another grid', 'r1', 6, 'q1 g >r2 q2 h >s1 >r1'],
    ['a question down over a whole grid', 'q1', 1, 'g >r1 >r2 q1 q2 h >s1'],
    ['a question up over a whole grid', 'q2', 3, 'q1 q2 g >r1 >r2 h >s1'],
    ['a grid with its rows', 'g', 0, 'g >r1 >r2 q1 q2 h >s1'],
    ['a grid down with its rows', 'g', 2, 'q1 q2 g >r1 >r2 h >s1'],
    ['a grid never into another', 'g', 3, 'q1 q2 h >s1 g >r1 >r2'],
  ])('%s', (_, id, to, expected) => {
    expect(listed(moveQuestion(form(), id, to))).toBe(expected)
  })

  it('carries a grid with its rows, wherever it is put down', () => {
    const before = form()
    const place = { section: 'A', condition: null }
    expect(listed(moveQuestionTo(before, 'g', place, 4))).toBe('q1 q2 g >r1 >r2 h >s1')
    expect(moveQuestionTo(before, 'g', place, 2)).toBe(before)
    const [left, moved] = moveQuestionTo(before, 'g', { section: 'B', condition: null }, 0)
    expect(moved?.preguntas.map(({ id, orden }) => [id, orden])).toEqual([
      ['g', 0],
      ['r1', 1],
      ['r2', 2],
      ['b1', 3],
    ])
    expect(left?.preguntas.map(({ id }) => id)).toEqual(['q1', 'q2', 'h', 's1'])
  })

  it('to another section leaves the grid', () => {
    const [, moved] = moveQuestionTo(form(), 'r1', { section: 'B', condition: null }, 1)
    expect(moved?.preguntas.map(({ id, enCuadricula }) => [id, enCuadricula])).toEqual([
      ['b1', false],
      ['r1', false],
    ])
  })
})

it('KIND-05 a grid is removed with its rows, a row alone', () => {
  expect(listed(removeQuestion(form(), 'g'))).toBe('q1 q2 h >s1')
  expect(listed(removeQuestion(form(), 'r1'))).toBe('q1 g >r2 q2 h >s1')
})

it('KIND-05 a copied row is a row', () => {
  const [copied] = questions(row('r1'))
  expect(copied && copyQuestion(copied, () => 'n')).toMatchObject({ id: 'n', enCuadricula: true })
})
