import { describe, expect, it } from 'vitest'
import {
  belowDetail,
  detailFrom,
  detailsOfPlan,
  detailsTaking,
  detailToStore,
  foldingOf,
  MAX_DETAIL_LENGTH,
  sumsOfPeriod,
  type Hours,
} from './details'
import { planOf, type Period } from './range'
import { NO_SUMS, type Sums } from './sums'

/** An answer every so many hours, so many times. */
const every = (hours: number, times: number, sums: Sums = new Map([['a/n', 1]])): Hours =>
  new Map(
    Array.from({ length: times }, (_, n) => [
      new Date(Date.UTC(2026, 2, 3) + n * hours * 3_600_000).toISOString().slice(0, 13),
      sums,
    ]),
  )
const NOTHING = (): Hours => new Map()
/** Nothing more fits into it. */
const FULL: Hours = new Map([['2026-03-03T00', new Map([[`q/${'x'.repeat(MAX_DETAIL_LENGTH)}`, 1]])]])
const kindsIn = (periods: Iterable<Period>): number[] =>
  [...new Set([...periods].map(({ length }) => length))].sort((one, other) => one - other)
const [MONTH, PART, DAY, HOUR] = [7, 9, 10, 13]

describe('the details of quiet times', () => {
  it('STAT-07 hours go into the details of the shortest period that costs little for each answer, and into none where hours cost little themselves', () => {
    const answers = (count: number): Sums => new Map([['a/n', count]])
    expect(detailsTaking(every(1, 5, answers(4)))).toEqual([])
    expect(detailsTaking(every(1, 5, answers(3)))).toEqual(['2026-03-03'])
    expect(detailsTaking(every(3, 8))).toEqual(['2026-03-03'])
    // In all periods that are shorter too: there may be no room.
    expect(detailsTaking(every(6, 8))).toEqual(['2026-03p0', '2026-03-03', '2026-03-04'])
    expect(kindsIn(detailsTaking(every(24, 12)))).toEqual([MONTH, PART, DAY])
    expect(detailsTaking(every(24, 3)).slice(0, 2)).toEqual(['2026-03', '2026-03p0'])
    // What is only taken out.
    expect(detailsTaking(every(1, 1, answers(-1)))[0]).toBe('2026-03')
  })

  it('STAT-07 hours in details have no documents of their own, nor have the periods in between', () => {
    const { folded, details } = foldingOf(every(24, 12), NOTHING)
    expect([...details.keys()]).toEqual(['2026-03'])
    expect(Object.fromEntries(folded)).toEqual({ '2026-03': new Map([['a/n', 12]]) })
    const days = foldingOf(every(6, 8), NOTHING)
    expect([...days.details.keys()]).toEqual(['2026-03p0'])
    expect([...days.folded.keys()]).toEqual(['2026-03p0', '2026-03'])
    const busy = foldingOf(every(1, 2, new Map([['a/n', 4]])), NOTHING)
    expect([busy.details.size, kindsIn(busy.folded.keys())]).toEqual([0, [MONTH, PART, DAY, HOUR]])
  })

  it('STAT-07 details without room leave hours to details of shorter periods, and these to documents of hours', () => {
    const full = (...periods: Period[]) =>
      foldingOf(every(24, 12), (one) => (periods.includes(one) ? FULL : new Map()))
    expect([...full().details.keys()]).toEqual(['2026-03'])
    expect([...full('2026-03').details.keys()]).toEqual(['2026-03p0', '2026-03p1', '2026-03p2'])
    const first = [...full('2026-03', '2026-03p0').details.keys()]
    expect(first).toEqual(['2026-03p1', '2026-03p2', '2026-03-03', '2026-03-04', '2026-03-05'])
    const all = full('2026-03', '2026-03p0', '2026-03-04')
    expect([...all.folded.keys()].filter(({ length }) => length === HOUR)).toEqual(['2026-03-04T00'])
    expect(all.folded.get('2026-03')).toEqual(new Map([['a/n', 12]]))
  })

  it('STAT-07 details are read as they were stored, and what is taken out leaves nothing behind', () => {
    const { details } = foldingOf(every(24, 12), NOTHING)
    const kept = (period: Period) => detailFrom(detailToStore(details.get(period) ?? new Map()))
    expect(kept('2026-03')).toEqual(every(24, 12))
    expect(detailFrom(undefined).size).toBe(0)
    const out = foldingOf(every(24, 12, new Map([['a/n', -1]])), kept)
    expect(out.details.get('2026-03')?.size).toBe(0)
  })

  it('STAT-07 a shorter period gets its hours from the details, on top of what is folded', () => {
    const detail = (period: Period) => (period === '2026-03' ? every(24, 12) : new Map<Period, Sums>())
    expect(sumsOfPeriod('2026-03-04', NO_SUMS, detail)).toEqual(new Map([['a/n', 1]]))
    expect(sumsOfPeriod('2026-03p1', new Map([['a/n', 2]]), detail)).toEqual(new Map([['a/n', 7]]))
    expect(sumsOfPeriod('2026-03', NO_SUMS, detail)).toBe(NO_SUMS)
    const below = belowDetail('2026-03p0', every(24, 3))
    expect(kindsIn(below.keys())).toEqual([DAY, HOUR])
    // What is not in the period counts nowhere.
    expect(belowDetail('2026-04', every(24, 3)).size).toBe(0)
  })

  it('STAT-07 a range needs at most six details, and none for whole months', () => {
    const plan = (from: string, to: string) => planOf({ from: new Date(from), to: new Date(to) })
    expect(detailsOfPlan(plan('2026-01-01T00:00Z', '2026-03-01T00:00Z'))).toEqual([])
    expect(detailsOfPlan(plan('2026-03-06T00:00Z', '2026-03-08T00:00Z'))).toEqual(['2026-03p1', '2026-03'])
    expect(detailsOfPlan(plan('2026-01-30T03:00Z', '2026-06-07T05:00Z')).sort()).toEqual(
      ['2026-01', '2026-01p5', '2026-01-30', '2026-06', '2026-06p1', '2026-06-07'].sort(),
    )
  })
})
