import { describe, expect, it } from 'vitest'
import { aBranch, anOption, aQuestion, aSection, TYPED } from '../../testing/builders'
import { askedIn, hasRemoved } from './asked'
import type { QuestionSummary, SectionSummary } from './aggregates/form-summary'

const given = (id: string, options: string[] = []): QuestionSummary => ({
  ...{ id, filled: 1, empty: 0, otherOptions: 0, yes: 0, no: 0, numbers: null, months: [], otherDates: 0 },
  ...{ times: [], repetitions: [] },
  options: options.map((option) => ({ id: option, count: 1 })),
})
const summaryOf = (...questions: QuestionSummary[]) => ({
  questions: new Map(questions.map((question) => [question.id, question])),
  sections: new Map<string, SectionSummary>(),
})
const checked = (id: string, ...conditions: string[]) => ({
  questions: new Map<string, QuestionSummary>(),
  sections: new Map([
    [id, { id, asked: 1, conditions: conditions.map((one) => ({ id: one, answers: 1 })), rows: [] }],
  ]),
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

  const branches = (id: string, ...conditions: string[]) =>
    aSection({
      id,
      conditions: conditions.map((one, order) =>
        aBranch({ id: one, order, questions: [choice(`${id}-${one}`, ['x'])] }),
      ),
    })
  const partly = [aSection({ id: 's', preguntas: [choice('a', ['x', 'y'])] }), branches('r', 'uno', 'dos')]
  const before = [
    aSection({ id: 's', preguntas: [choice('a', ['w', 'y'])] }),
    branches('r', 'dos', 'tres'),
    branches('ida', 'sola'),
    aSection({ id: 'vieja', preguntas: [choice('c', ['x'])] }),
  ]
  const told = (summary: Parameters<typeof askedIn>[1]) =>
    askedIn([partly, before], summary).sections.map(({ section, conditions, questions, isGone }) => [
      ...[section.id, isGone, conditions.map(({ id }) => id).join()],
      questions
        .map(({ question, options }) => `${question.id}:${options.map(({ id }) => id).join()}`)
        .join(' '),
    ])
  const STILL = [
    ['s', false, '', 'a:x,y,w'],
    ['r', false, 'uno,dos,tres', 'r-uno:x r-dos:x'],
  ]

  it('STAT-02 has sections and conditions that were removed where they were answered, and no others', () => {
    expect(told(summaryOf())).toEqual(STILL)
    expect(told(checked('ida', 'sola'))).toEqual([...STILL, ['ida', true, 'sola', '']])
    expect(told(summaryOf(given('c')))).toEqual([...STILL, ['vieja', true, '', 'c:x']])
    expect(told(summaryOf(given('r-tres')))).toEqual([
      STILL[0],
      ['r', false, 'uno,dos,tres', 'r-uno:x r-dos:x r-tres:x'],
    ])
    // A section that asks nothing any more is asked for its rows.
    const bare = [aSection({ id: 's', preguntas: [] })]
    expect(askedIn([bare], summaryOf()).sections).toMatchObject([{ isGone: false, questions: [] }])
  })

  it.each([
    [summaryOf(given('a', ['y']), given('r-dos', ['x'])), false],
    [summaryOf(given('a', ['x', 'w'])), true],
    [checked('r', 'uno', 'dos'), false],
    [checked('r'), false],
    [checked('r', 'uno', 'tres'), true],
    [checked('ida'), true],
    [summaryOf(), false],
  ])('STAT-02 older versions are needed for the summary %#: %s', (summary, needed) => {
    expect(hasRemoved(partly, summary)).toBe(needed)
  })

  it.each([
    [given('a', ['x']), false],
    [given('a', ['y']), true],
    [given('b'), true],
  ])('STAT-02 older versions are needed for %j: %s', (one, needed) => {
    expect(hasRemoved(now, summaryOf(one))).toBe(needed)
  })
})
