import { describe, expect, it } from 'vitest'
import { anOption, aQuestion, aSection, TYPED } from '../../testing/builders'
import type { Question } from '../form/question'
import { crossTable, isCrossable } from './cross'

const choice = (kind: 'single-choice' | 'multiple-choice', id: string, options: string[]) =>
  aQuestion({ ...TYPED[kind], id, opciones: options.map((option, orden) => anOption(orden, { id: option })) })
const chosen = (id: string, orden: string) => ({
  ...choice('single-choice', id, ['x', 'y']),
  respuesta: orden,
})
const ticked = (id: string, ...ids: string[]) => {
  const question = choice('multiple-choice', id, ['x', 'y', 'z'])
  return {
    ...question,
    opciones: question.opciones.map((one) => ({ ...one, checked: ids.includes(one.id) })),
  }
}
const said = (id: string, respuesta: string) => aQuestion({ ...TYPED['yes-no'], id, respuesta })
const answer = (...preguntas: Question[]) => [aSection({ preguntas })]
const counted = (...[answers, ...both]: Parameters<typeof crossTable>) => {
  const table = crossTable(answers, ...both)
  const cells = Object.fromEntries(
    [...table.cells].map(([row, counts]) => [row, Object.fromEntries(counts)] as const),
  )
  return { answers: table.answers, cells }
}

describe('two questions against each other', () => {
  it('STAT-08 an answer counts once for each pair', () => {
    const answers = [
      answer(chosen('a', '0'), chosen('b', '1')),
      answer(chosen('a', '0'), chosen('b', '1')),
      answer(chosen('a', '1')),
    ]
    expect(counted(answers, 'a', 'b')).toEqual({ answers: 2, cells: { x: { y: 2 }, y: {} } })
  })

  it('STAT-08 ticks are paired with yes and no, and an empty answer with nothing', () => {
    const answers = [
      answer(ticked('a', 'x', 'z'), said('b', 'true')),
      answer(ticked('a', 'x'), said('b', 'false')),
      answer(ticked('a', 'z'), said('b', '')),
      answer(ticked('a'), said('b', 'true')),
    ]
    expect(counted(answers, 'a', 'b')).toEqual({
      answers: 2,
      cells: { x: { true: 1, false: 1 }, z: { true: 1 } },
    })
    expect(counted(answers, 'b', 'a')).toEqual({
      answers: 2,
      cells: { true: { x: 1, z: 1 }, false: { x: 1 } },
    })
  })

  it('STAT-08 an answer that chose the same in two rows counts once', () => {
    const rows = [
      aSection({
        preguntas: [chosen('a', '0'), said('b', 'true')],
        seccionesRepetibles: [{ orden: 0, preguntas: [chosen('a', '0'), said('b', 'true')] }],
      }),
    ]
    expect(counted([rows], 'a', 'b')).toEqual({ answers: 1, cells: { x: { true: 1 } } })
  })

  it('STAT-08 only questions that are answered by choosing can be compared', () => {
    const crossable = Object.entries(TYPED).filter(([, types]) => isCrossable(types))
    expect(crossable.map(([kind]) => kind).sort()).toEqual(['multiple-choice', 'single-choice', 'yes-no'])
  })
})
