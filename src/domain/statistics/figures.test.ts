import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byDay, byHour, byWeekday, distributionOf, MAX_COLUMNS, meanOf, medianOf, spreadOf } from './figures'
import type { NumberSummary } from './kept/form-summary'
import { bucketOf, widthOf } from './kept/numbers'

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
      .map(([at, count]) => {
        const width = widthOf(at)
        const from = at < 0 ? at - width + 1 : at
        return { from: from / 100, to: (from + width) / 100, count }
      })
      .sort((one, other) => one.from - other.from),
    beyond: 0,
  }
}

describe('when answers were given', () => {
  const at = (day: number, hour: number, answers: number) => ({ hour: new Date(2026, 2, day, hour), answers })
  const hours = [at(4, 8, 2), at(4, 23, 1), at(8, 8, 3)]

  it('STAT-02 by day of the reader, days without any included', () => {
    const { unit, parts } = byDay(hours, { from: '2026-03-04', to: '2026-03-08' })
    expect(unit).toBe('day')
    expect(parts.map(({ answers }) => answers)).toEqual([3, 0, 0, 0, 3])
  })

  it('STAT-02 by hour and by weekday, which begin with Monday', () => {
    expect(byHour(hours)[8]).toBe(5)
    expect(byHour(hours)[23]).toBe(1)
    // The 4th was a Wednesday, the 8th a Sunday.
    expect(byWeekday(hours)).toEqual([0, 0, 3, 0, 0, 0, 3])
  })
})

describe('numbers', () => {
  it('STAT-02 have mean, median and spread', () => {
    const numbers = kept([2, 4, 4, 4, 5, 5, 7, 9])
    expect([meanOf(numbers), spreadOf(numbers)]).toEqual([5, 2])
    expect(medianOf(kept([1, 2, 30]))).toBe(2)
  })

  it('STAT-02 none have neither', () => {
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

  it('STAT-02 are all in the columns of their distribution, which are of one width and few', () => {
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
