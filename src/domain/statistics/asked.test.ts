import { describe, expect, it } from 'vitest'
import { anOption, aQuestion, aSection, TYPED } from '../../testing/builders'
import { askedIn, hasRemoved } from './asked'
import { crossTable } from './cross'
import type { QuestionSummary } from './kept/form-summary'
import { latestTexts, MAX_LATEST } from './latest'

const given = (id: string, options: string[] = []): QuestionSummary => ({
  ...{ id, filled: 1, empty: 0, otherOptions: 0, yes: 0, no: 0, numbers: null, months: [], otherDates: 0 },
  ...{ times: [], repetitions: [] },
  options: options.map((option) => ({ id: option, count: 1 })),
})
const summaryOf = (...questions: QuestionSummary[]) => ({
  questions: new Map(questions.map((question) => [question.id, question])),
  sections: new Map(),
})
const choice = (id: string, options: string[]) =>
  aQuestion({
    ...TYPED['single-choice'],
    id,
    opciones: options.map((option, orden) => anOption(orden, { id: option, texto: option })),
  })

describe('what a form asked in a period', () => {
  const now = [aSection({ id: 's', preguntas: [choice('a', ['x'])] })]
  const old = [aSection({ id: 's', preguntas: [choice('a', ['x', 'y']), choice('b', ['z'])] })]

  it('STAT-02 has what was removed after what is asked now, marked as gone', () => {
    const { sections, unknown } = askedIn([now, old], summaryOf(given('a', ['y']), given('b')))
    expect(sections[0]?.questions.map(({ question, isGone }) => [question.id, isGone])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(sections[0]?.questions[0]?.options.map(({ id }) => id)).toEqual(['x', 'y'])
    expect(unknown).toEqual([])
  })

  it('STAT-02 has nothing removed that nobody answered, and says which words are not known', () => {
    const { sections, unknown } = askedIn([now, old], summaryOf(given('lost')))
    expect(sections[0]?.questions.map(({ question }) => question.id)).toEqual(['a'])
    expect(unknown).toEqual(['lost'])
  })

  it.each([
    [given('a', ['x']), false],
    [given('a', ['y']), true],
    [given('b'), true],
  ])('STAT-02 older versions are needed for %j: %s', (one, needed) => {
    expect(hasRemoved(now, summaryOf(one))).toBe(needed)
  })
})

describe('answers that are read', () => {
  const chosen = (id: string, orden: string) => ({ ...choice(id, ['x', 'y']), respuesta: orden })
  const answer = (...preguntas: ReturnType<typeof chosen>[]) => [aSection({ preguntas })]

  it('STAT-08 two questions are counted against each other, an answer once for each pair', () => {
    const table = crossTable(
      [
        answer(chosen('a', '0'), chosen('b', '1')),
        answer(chosen('a', '0'), chosen('b', '1')),
        answer(chosen('a', '1')),
      ],
      'a',
      'b',
    )
    expect(table.answers).toBe(2)
    expect(table.cells.get('x')?.get('y')).toBe(2)
    expect(table.cells.get('y')?.size).toBe(0)
  })

  it('STAT-02 the latest texts of a question are those of its rows and repetitions too, blank ones left out', () => {
    const written = (texts: string[]) => ({
      ...{ id: 'r', codigoMunicipio: 'VR-1', fechaCreacion: null },
      secciones: [
        aSection({
          preguntas: [aQuestion({ id: 't', respuesta: texts[0] ?? '' })],
          seccionesRepetibles: [{ orden: 0, preguntas: [aQuestion({ id: 't', respuesta: texts[1] ?? '' })] }],
        }),
      ],
    })
    const texts = (answers: string[][]) => latestTexts(answers.map(written), 't').map(({ text }) => text)
    expect(
      texts([
        ['uno', 'dos'],
        ['  ', 'tres'],
      ]),
    ).toEqual(['uno', 'dos', 'tres'])
    expect(texts(Array.from({ length: 8 }, () => ['a', 'b']))).toHaveLength(MAX_LATEST)
  })
})
