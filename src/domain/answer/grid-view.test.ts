import { expect, it } from 'vitest'
import { aBranch, aSection, questions, TYPED } from '../../testing/builders'
import type { Question } from '../form/question'
import { readBlocks } from './grid-view'
import { sectionView } from './view'

const LIST: Partial<Question>[] = [
  { id: 'a' },
  { ...TYPED.grid, id: 'g' },
  { id: 'r1', enCuadricula: true },
  { id: 'r2', enCuadricula: true },
  { id: 'b' },
]
const read = (section: Parameters<typeof sectionView>[0]) =>
  sectionView(section, 0).groups.map((group) =>
    readBlocks(group.questions).map(({ heading, questions: asked }) => [
      heading?.id ?? null,
      ...asked.map(({ question }) => question.id),
    ]),
  )
const BLOCKS = [
  [null, 'a'],
  ['g', 'r1', 'r2'],
  [null, 'b'],
]

it('KIND-05 KIND-11 the rows of a grid are read below its heading, in sections, rows and conditions', () => {
  const preguntas = questions(...LIST)
  expect(read(aSection({ preguntas }))).toEqual([BLOCKS])
  expect(
    read(aSection({ preguntas, repetible: true, seccionesRepetibles: [{ orden: 0, preguntas }] })),
  ).toEqual([BLOCKS, BLOCKS])
  const conditions = [aBranch({ questions: preguntas, checked: true })]
  expect(read(aSection({ conditionalSection: true, preguntas: [], conditions }))).toEqual([BLOCKS])
})
