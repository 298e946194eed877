import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byDay,
  byHour,
  byWeekday,
  datesAt,
  datesOverTime,
  distributionOf,
  MAX_COLUMNS,
  meanOf,
  medianOf,
  spreadOf,
} from './figures'
import { momentIn } from '../zone-times'
import type { NumberSummary } from './aggregates/form-summary'
import { bucketEnds, bucketOf } from './aggregates/numbers'

/** What the sums keep of some numbers. */
function kept(given: readonly number[]): NumberSummary {
  const buckets = new Map<number, number>()
  for (const one of given) {
    const bucket = bucketOf(Math.round(one * 100))
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
  }
  return {
    count: given.length,
    sum: given.reduce((sum, one) => sum + one, 0),
    sumOfSquares: given.reduce((sum, one) => sum + one * one, 0),
    buckets: [...buckets]
      .map(([bucket, count]) => {
        const { from, to, nearest } = bucketEnds(bucket)
        return { from: from / 100, to: to / 100, nearest: nearest / 100, count }
      })
      .sort((one, other) => one.from - other.from),
    beyond: 0,
  }
}

/** Whose days begin on another day of the world, whatever the machine's own clock. */
const ZONE = 'Asia/Tokyo'

describe('when answers were given', () => {
  const at = (day: number, hour: number, answers: number) => ({
    hour: momentIn(`2026-03-${String(day).padStart(2, '0')}`, `${hour}:00`, ZONE),
    answers,
  })
  const hours = [at(4, 8, 2), at(4, 23, 1), at(8, 8, 3)]

  it('STAT-02 answers are counted by day of the municipality, also days without any', () => {
    const { unit, parts } = byDay(hours, { from: '2026-03-04', to: '2026-03-08' }, ZONE)
    expect(unit).toBe('day')
    expect(parts.map(({ answers }) => answers)).toEqual([3, 0, 0, 0, 3])
  })

  it('STAT-02 the first hour of a period is in it, the one after its last is not', () => {
    const { parts } = byDay(
      [at(3, 23, 9), at(4, 0, 2), at(8, 23, 1), at(9, 0, 9)],
      {
        from: '2026-03-04',
        to: '2026-03-08',
      },
      ZONE,
    )
    expect(parts.map(({ answers }) => answers)).toEqual([2, 0, 0, 0, 1])
  })

  it('STAT-02 answers of other days are left out, and each hour counts in its own part of a long period', () => {
    const { unit, parts } = byDay(
      [at(3, 23, 9), ...hours, at(9, 0, 9)],
      {
        from: '2026-03-04',
        to: '2026-03-08',
      },
      ZONE,
    )
    expect([unit, parts.reduce((sum, { answers }) => sum + answers, 0)]).toEqual(['day', 6])
    const long = byDay(hours, { from: '2026-01-01', to: '2026-03-31' }, ZONE)
    expect(long.unit).toBe('week')
    expect(
      long.parts.flatMap(({ span, answers }) => (answers > 0 ? [`${span.from}:${answers}`] : [])),
    ).toEqual(['2026-03-02:6'])
  })

  it('STAT-02 answers are counted by hour and by weekday, from Monday on', () => {
    expect(byHour(hours, ZONE)[8]).toBe(5)
    expect(byHour(hours, ZONE)[23]).toBe(1)
    // The 4th was a Wednesday, the 8th a Sunday.
    expect(byWeekday(hours, ZONE)).toEqual([0, 0, 3, 0, 0, 0, 3])
  })
})

describe('numbers', () => {
  it('STAT-02 have mean, median and spread', () => {
    const numbers = kept([2, 4, 4, 4, 5, 5, 7, 9])
    expect([meanOf(numbers), spreadOf(numbers)]).toEqual([5, 2])
    expect(medianOf(kept([1, 2, 30]))).toBe(2)
    expect(medianOf(kept([10, 12, 12]))).toBe(12)
    expect(medianOf(kept([-18, -12, -12, 3]))).toBe(-12)
    // From 1,200 on numbers are told apart by hundreds: one of two in the middle is taken to stand half way.
    expect(medianOf(kept([3, 1210, 1290, 90_000]))).toBe(1250)
  })

  it('STAT-02 numbers stand in columns whose width is 1, 2 or 5 with noughts, as people count', () => {
    const columns = (...given: number[]) => {
      const all = distributionOf(kept(given))
      return [all[0]?.from, all[0]?.to, all.length, all.at(-1)?.to]
    }
    const upTo = (last: number) => Array.from({ length: last + 1 }, (_, one) => one)
    expect(columns(...upTo(8))).toEqual([0, 1, 9, 9])
    expect(columns(...upTo(11))).toEqual([0, 1, 12, 12])
    expect(columns(...upTo(12))).toEqual([0, 2, 7, 14])
    expect(columns(...upTo(40))).toEqual([0, 5, 9, 45])
    expect(columns(...upTo(99))).toEqual([0, 10, 10, 100])
    expect(columns(-30, 30)).toEqual([-30, -20, 7, 40])
    // As wide as what is told apart there, also of a single number.
    expect(columns(5000)).toEqual([5000, 5100, 1, 5100])
    expect(distributionOf(kept([1, 1, 3]))).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 0 },
      { from: 3, to: 4, count: 1 },
    ])
  })

  it('STAT-02 without numbers there is neither mean nor median', () => {
    const none = kept([])
    expect([meanOf(none), medianOf(none), spreadOf(none), distributionOf(none)]).toEqual([
      null,
      null,
      null,
      [],
    ])
  })

  it('STAT-02 the median is within the bucket of the middle number', () => {
    const some = fc.array(fc.integer({ min: -50_000, max: 50_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(some, (given) => {
        const middle = given.toSorted((one, other) => one - other)[Math.ceil(given.length / 2) - 1] ?? 0
        const bucket = kept([middle]).buckets[0]
        const median = medianOf(kept(given))
        expect(median).toBeGreaterThanOrEqual(bucket?.from ?? 0)
        expect(median).toBeLessThanOrEqual(bucket?.to ?? 0)
      }),
    )
  })

  it('STAT-02 every number is in a column of the distribution; columns are few and of one width', () => {
    const some = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(some, (given) => {
        const columns = distributionOf(kept(given))
        expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
        expect(new Set(columns.map(({ from, to }) => to - from)).size).toBe(1)
        expect(columns.length).toBeLessThanOrEqual(MAX_COLUMNS + 1)
      }),
    )
  })
})

describe('dates that were given', () => {
  const months = (...all: [string, number][]) => all.map(([month, count]) => ({ month, count }))

  it('STAT-02 dates are counted by month, also months without any', () => {
    const given = months(['2026-11', 2], ['2027-02', 1])
    expect(datesOverTime(given)).toEqual({
      unit: 'month',
      parts: [
        { at: '2026-11', count: 2 },
        { at: '2026-12', count: 0 },
        { at: '2027-01', count: 0 },
        { at: '2027-02', count: 1 },
      ],
    })
    expect(datesOverTime([]).parts).toEqual([])
  })

  it('STAT-02 dates are counted by year where there would be too many months', () => {
    const { unit, parts } = datesOverTime(months(['1958-03', 1], ['1958-10', 1], ['1961-01', 4]))
    expect(unit).toBe('year')
    expect(parts.map(({ at, count }) => `${at}:${count}`)).toEqual(['1958:2', '1959:0', '1960:0', '1961:4'])
    expect(datesAt(months(['1958-03', 1], ['1958-10', 1]), '1958')).toBe(2)
    const unitOf = (last: string) => datesOverTime(months(['2024-01', 1], [last, 1])).unit
    expect([unitOf('2026-08'), unitOf('2026-09')]).toEqual(['month', 'year'])
  })
})
