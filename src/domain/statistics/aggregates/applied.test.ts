import { describe, expect, it } from 'vitest'
import { appliedFrom, appliedToStore, differences, NOTHING_APPLIED, withMove } from './applied'
import type { Contribution, Move } from './contribution'

const NINE = '2026-03-05T09'
const TEN = '2026-03-05T10'
const given = (author: string | null, hour: string, count = 1): Contribution => ({
  ...{ author, hour },
  sums: new Map([
    ['a/n', 1],
    ['q/x/0', count],
  ]),
})

describe('what an answer has in the counts', () => {
  it.each([
    {
      contribution: given('ana', NINE),
      moves: [
        { at: 5, from: 0 },
        { at: 7, from: 1, isInTerm: false, assignee: 'beto' },
        { at: 8, from: 0, takesBack: true },
        { at: 9, from: 0, isInTerm: true, assignee: '' },
      ],
      standing: { state: '1', waits: true, isRevised: true, day: '2026-03-05' },
      counted: 'valida' as const,
    },
    {
      contribution: given(null, TEN),
      moves: [],
      standing: { state: null, waits: false, isRevised: false },
      counted: null,
    },
    // Marked as invalid: it counts nowhere, and when it was moved is known all the same.
    { contribution: null, moves: [{ at: 5, from: 0 }], standing: null, counted: 'invalida' as const },
  ])('STAT-07 is kept and comes back as it was: %j', (applied) => {
    expect(appliedFrom(JSON.parse(JSON.stringify(appliedToStore(applied))))).toEqual(applied)
  })

  it.each([undefined, null, 'a/n', { hora: 7 }, { movidas: [{ at: 'ayer' }] }])(
    'STAT-07 is nothing where its note is missing or damaged: %j',
    (data) => {
      expect(appliedFrom(data)).toBe(NOTHING_APPLIED)
    },
  )

  it('REACH-08 SEC-01 the counts of who answered say nothing of how colleagues keep terms', () => {
    const after = {
      ...given('ana', NINE),
      sums: new Map([
        ['tu/beto/t', 1],
        ['tm/24314/t', 1],
      ]),
    }
    const all = differences(null, after)
    const keysOf = (author: string | null) =>
      all.filter((one) => one.author === author).flatMap(({ sums }) => [...sums.keys()])
    expect(keysOf(null)).toEqual(['tu/beto/t', 'tm/24314/t'])
    expect(keysOf('ana')).toEqual(['tm/24314/t'])
  })

  it('STAT-07 each move counts once, in the order of time, and no more than a hundred', () => {
    const [first, second] = [
      { at: 10, from: 0 },
      { at: 20, from: 1 },
    ]
    expect(withMove([second], first)).toEqual([first, second])
    const both = [first, second]
    for (const again of [first, { ...second }, null]) expect(withMove(both, again)).toBe(both)
    const many = (count: number): Move[] => Array.from({ length: count }, (_, at) => ({ at, from: 0 }))
    expect(withMove(many(99), { at: 200, from: 0 })).toHaveLength(100)
    expect(withMove(many(100), { at: 200, from: 0 })).toHaveLength(100)
  })
})

describe('what has to be added to counts', () => {
  it('STAT-07 a new answer is added to the form and to its author, a deleted one is taken out of both', () => {
    const { sums } = given('ana', NINE)
    expect(differences(null, given('ana', NINE))).toEqual([
      { author: null, hour: NINE, sums },
      { author: 'ana', hour: NINE, sums },
    ])
    const out = new Map([...sums].map(([key, count]) => [key, -count]))
    expect(differences(given('ana', NINE), null)).toEqual([
      { author: null, hour: NINE, sums: out },
      { author: 'ana', hour: NINE, sums: out },
    ])
    expect(differences(null, given(null, NINE))).toEqual([{ author: null, hour: NINE, sums }])
  })

  it('STAT-07 an event that changes nothing writes nothing', () => {
    expect(differences(given('ana', NINE), given('ana', NINE))).toEqual([])
    expect(differences(null, null)).toEqual([])
  })

  it('STAT-07 of an answer that says something else only that is added', () => {
    const sums = new Map([['q/x/0', 2]])
    expect(differences(given('ana', NINE, 1), given('ana', NINE, 3))).toEqual([
      { author: null, hour: NINE, sums },
      { author: 'ana', hour: NINE, sums },
    ])
  })

  it('STAT-07 an answer of another hour leaves the one and comes to the other', () => {
    const added = differences(given(null, NINE), given(null, TEN))
    expect(added.map(({ hour, sums }) => [hour, sums.get('a/n')])).toEqual([
      [NINE, -1],
      [TEN, 1],
    ])
  })

  it('ROLE-03 an answer of another author leaves the counts of the one and comes to those of the other', () => {
    const added = differences(given('ana', NINE), given('blas', NINE))
    expect(added.map(({ author, sums }) => [author, sums.get('a/n')])).toEqual([
      ['ana', -1],
      ['blas', 1],
    ])
  })
})
