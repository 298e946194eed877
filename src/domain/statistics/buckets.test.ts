import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bucketsOf, MAX_BUCKETS } from './buckets'
import { addTo } from '../dates'
import { lengthOf, QUICK_PERIODS, quickSpan, type Span } from './period'

const span = (): fc.Arbitrary<Span> =>
  fc
    .nat({ max: 9_000 })
    .map((after) => addTo('2000-01-01', after, 'day'))
    .chain((from) => fc.nat({ max: 9_000 }).map((more) => ({ from, to: addTo(from, more, 'day') })))

describe('what the bars of a period stand for', () => {
  it.each([
    ['hoy', 'day', 1],
    ['7d', 'day', 7],
    ['1m', 'day', 31],
    ['3m', 'week', 14],
    ['6m', 'week', 28],
  ] as const)('STAT-04 «%s» is cut by %s into %i on 2026-08-31', (period, unit, count) => {
    const { unit: cutBy, buckets } = bucketsOf(quickSpan(period, '2026-08-31'))
    expect([cutBy, buckets.length]).toEqual([unit, count])
  })

  it('STAT-04 weeks begin on Monday, and the first and the last one may be only a part', () => {
    const { buckets } = bucketsOf({ from: '2026-01-01', to: '2026-04-01' })
    expect(buckets.slice(0, 2)).toEqual([
      { from: '2026-01-01', to: '2026-01-04' },
      { from: '2026-01-05', to: '2026-01-11' },
    ])
    expect(buckets.at(-1)).toEqual({ from: '2026-03-30', to: '2026-04-01' })
  })

  it('STAT-04 a month with a day more is cut by day, with two by week', () => {
    const cut = (to: string) => bucketsOf({ from: '2026-03-01', to })
    expect([cut('2026-04-01').unit, cut('2026-04-01').buckets.length]).toEqual(['day', MAX_BUCKETS])
    expect(cut('2026-04-02').unit).toBe('week')
  })

  it('STAT-04 two years are cut by month, twenty by year', () => {
    const months = bucketsOf({ from: '2024-02-15', to: '2026-02-14' })
    expect(months.unit).toBe('month')
    expect(months.buckets.slice(0, 2)).toEqual([
      { from: '2024-02-15', to: '2024-02-29' },
      { from: '2024-03-01', to: '2024-03-31' },
    ])
    const years = bucketsOf({ from: '2006-07-01', to: '2026-02-14' })
    expect(years.unit).toBe('year')
    expect(years.buckets[0]).toEqual({ from: '2006-07-01', to: '2006-12-31' })
    expect(years.buckets).toHaveLength(21)
  })

  it('STAT-04 together they are the period, without gap or overlap', () => {
    fc.assert(
      fc.property(span(), (whole) => {
        const { buckets } = bucketsOf(whole)
        expect(buckets[0]?.from).toBe(whole.from)
        expect(buckets.at(-1)?.to).toBe(whole.to)
        for (const [index, { to }] of buckets.slice(0, -1).entries()) {
          expect(buckets[index + 1]?.from).toBe(addTo(to, 1, 'day'))
        }
        expect(buckets.reduce((days, bucket) => days + lengthOf(bucket), 0)).toBe(lengthOf(whole))
        expect(buckets.length).toBeLessThanOrEqual(MAX_BUCKETS)
      }),
    )
  })

  it('STAT-04 every period with a name has at most that many bars on every day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 30_000 }), fc.constantFrom(...QUICK_PERIODS), (after, period) => {
        const { unit, buckets } = bucketsOf(quickSpan(period, addTo('2001-01-01', after, 'day')))
        expect(buckets.length).toBeLessThanOrEqual(MAX_BUCKETS)
        expect(unit).toBe(period === '3m' || period === '6m' ? 'week' : 'day')
      }),
    )
  })
})
