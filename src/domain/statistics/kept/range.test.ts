import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourOf, isIn, planOf, type Range } from './range'

const HOUR_MS = 3_600_000
const range = (from: string, to: string): Range => ({ from: new Date(from), to: new Date(to) })

/** The hours that a document counts. */
function hoursIn(period: string): string[] {
  const [from, to] = [new Date(period.length === 13 ? `${period}:00Z` : period), new Date(0)]
  to.setTime(from.getTime() + HOUR_MS)
  if (period.length === 10) to.setTime(from.getTime() + 24 * HOUR_MS)
  if (period.length === 7) to.setTime(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  const hours: string[] = []
  for (let at = from.getTime(); at < to.getTime(); at += HOUR_MS) hours.push(hourOf(new Date(at)))
  return hours
}

function counted({ from, to }: Range): string[] {
  const { add, take } = planOf({ from, to })
  const all = new Map<string, number>()
  for (const period of add) for (const hour of hoursIn(period)) all.set(hour, (all.get(hour) ?? 0) + 1)
  for (const period of take) for (const hour of hoursIn(period)) all.set(hour, (all.get(hour) ?? 0) - 1)
  return [...all].flatMap(([hour, times]) => Array.from({ length: times }, () => hour)).sort()
}

describe('the documents that a range reads', () => {
  it('STAT-07 seven days of Córdoba are eight documents and six hours at the ends', () => {
    const { add, take } = planOf(range('2026-03-02T03:00Z', '2026-03-09T03:00Z'))
    expect(take).toEqual(['2026-03-02T00', '2026-03-02T01', '2026-03-02T02'])
    expect(add).toHaveLength(10)
  })

  it('STAT-07 a month is one document, a day without its last hour two', () => {
    expect(planOf(range('2026-02-01T00:00Z', '2026-03-01T00:00Z'))).toEqual({ add: ['2026-02'], take: [] })
    expect(planOf(range('2026-02-03T00:00Z', '2026-02-03T23:00Z'))).toEqual({
      add: ['2026-02-03'],
      take: ['2026-02-03T23'],
    })
  })

  it('STAT-07 each hour of any range counts once, and no other', () => {
    const moment = fc.integer({ min: 0, max: 24 * 800 }).map((hours) => Date.UTC(2024, 10) + hours * HOUR_MS)
    fc.assert(
      fc.property(moment, fc.nat({ max: 24 * 200 }), fc.nat({ max: HOUR_MS - 1 }), (start, length, rest) => {
        const from = new Date(start + rest)
        const asked = { from, to: new Date(from.getTime() + length * HOUR_MS) }
        const hours = Array.from({ length }, (_, index) => hourOf(new Date(start + index * HOUR_MS)))
        expect(counted(asked)).toEqual(hours)
        expect(hours.every((hour) => isIn(asked, hour))).toBe(true)
        expect(isIn(asked, hourOf(asked.to))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('STAT-07 six months cost fewer than ninety documents on every day and every clock', () => {
    fc.assert(
      fc.property(fc.nat({ max: 366 * 24 }), (hours) => {
        const from = new Date(Date.UTC(2026, 0) + hours * HOUR_MS)
        const { add, take } = planOf({ from, to: new Date(from.getTime() + 184 * 24 * HOUR_MS) })
        expect(add.length + take.length).toBeLessThan(90)
      }),
    )
  })

  it('STAT-01 a range that ends before it begins reads nothing', () => {
    expect(planOf(range('2026-03-02T03:00Z', '2026-03-01T03:00Z'))).toEqual({ add: [], take: [] })
  })
})
