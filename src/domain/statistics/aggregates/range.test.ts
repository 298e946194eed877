import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailsOfPlan } from './details'
import { hourOf, isIn, planOf, type Range } from './range'

const HOUR_MS = 3_600_000
const range = (from: string, to: string): Range => ({ from: new Date(from), to: new Date(to) })

/** The hours that a document counts. */
function hoursIn(period: string): string[] {
  const [from, to] = [new Date(period.length === 13 ? `${period}:00Z` : period), new Date(0)]
  to.setTime(from.getTime() + HOUR_MS)
  if (period.length === 10) to.setTime(from.getTime() + 24 * HOUR_MS)
  if (period.length === 9) {
    const [month, part] = [new Date(period.slice(0, 7)), Number(period.at(-1))]
    const dayOfMonth = (day: number) => Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day)
    from.setTime(dayOfMonth(part * 5 + 1))
    to.setTime(
      part === 5 ? Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1) : dayOfMonth(part * 5 + 6),
    )
  }
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
  it('STAT-07 seven days of Córdoba are a part of a month, days and six hours at the ends', () => {
    const { add, take } = planOf(range('2026-03-02T03:00Z', '2026-03-09T03:00Z'))
    expect(add.slice(0, 4)).toEqual(['2026-03p0', '2026-03-06', '2026-03-07', '2026-03-08'])
    expect(add.slice(4)).toEqual(['2026-03-09T00', '2026-03-09T01', '2026-03-09T02'])
    expect(take).toEqual(['2026-03-01', '2026-03-02T00', '2026-03-02T01', '2026-03-02T02'])
  })

  it('STAT-07 the last part of a month has what is left of it', () => {
    expect(planOf(range('2026-01-26T00:00Z', '2026-02-01T00:00Z')).add).toEqual(['2026-01p5'])
    expect(planOf(range('2026-02-26T00:00Z', '2026-03-01T00:00Z')).add).toEqual(['2026-02p5'])
    expect(planOf(range('2026-02-06T00:00Z', '2026-02-11T00:00Z')).add).toEqual(['2026-02p1'])
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

  it('STAT-07 six months cost fewer than fifty documents on every day and every clock, a week at most forty', () => {
    fc.assert(
      fc.property(fc.nat({ max: 366 * 24 }), (hours) => {
        const from = new Date(Date.UTC(2026, 0) + hours * HOUR_MS)
        const documentsOf = (days: number) => {
          const plan = planOf({ from, to: new Date(from.getTime() + days * 24 * HOUR_MS) })
          return plan.add.length + plan.take.length + detailsOfPlan(plan).length
        }
        expect(documentsOf(184)).toBeLessThan(46)
        // The open counts are four more.
        expect(documentsOf(7)).toBeLessThanOrEqual(36)
      }),
    )
  })

  it('STAT-01 a range that ends before it begins reads nothing', () => {
    expect(planOf(range('2026-03-02T03:00Z', '2026-03-01T03:00Z'))).toEqual({ add: [], take: [] })
  })
})
