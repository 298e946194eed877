/** Which documents a range reads: months, days at its ends, hours at the ends of those. */

/** What is counted: answers given from one moment on and before another; whole hours count. */
export interface Range {
  /** Included. */
  from: Date
  /** Not included. */
  to: Date
}

/**
 * An hour, a day or a month of UTC, as its document is called: `2026-03-05T14`, `2026-03-05`, `2026-03`. Of UTC, so
 * that readers of every clock find the hours of their own days.
 */
export type Period = string

const HOUR_MS = 3_600_000
const LENGTH = { hour: 13, day: 10, month: 7 } as const

/** The hour in which a moment is. */
export const hourOf = (moment: Date): Period => moment.toISOString().slice(0, LENGTH.hour)
export const dayOf = (hour: Period): Period => hour.slice(0, LENGTH.day)
export const monthOf = (hour: Period): Period => hour.slice(0, LENGTH.month)

/** An hour as a number: whole hours since 1970. */
export const hourNumber = (hour: Period): number => startOf(hour)
export const hourFrom = (number: number): Period => periodAt(number, 'hour')

const MONTHS = 12
/** A month as a number, one after the other. */
export const monthNumber = (moment: Date): number => moment.getUTCFullYear() * MONTHS + moment.getUTCMonth()
export const monthFrom = (number: number): Period =>
  new Date(Date.UTC(Math.floor(number / MONTHS), number % MONTHS)).toISOString().slice(0, LENGTH.month)

/** Documents whose sums are added, and those whose sums are taken out again because that is fewer. */
export interface ReadingPlan {
  add: Period[]
  take: Period[]
}

/** Whole hours since 1970. */
type Hours = number
const startOf = (period: Period): Hours =>
  Date.parse(period.length === LENGTH.hour ? `${period}:00Z` : period) / HOUR_MS
const periodAt = (hour: Hours, unit: keyof typeof LENGTH): Period =>
  new Date(hour * HOUR_MS).toISOString().slice(0, LENGTH[unit])

function startOfNext(hour: Hours, unit: 'day' | 'month'): Hours {
  const moment = new Date(hour * HOUR_MS)
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  const next = unit === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)
  return next / HOUR_MS
}

/** A part of one day or month: its pieces, or the whole without the others, whichever is fewer. */
function partOf(first: Hours, end: Hours, unit: 'day' | 'month'): ReadingPlan {
  const whole = periodAt(first, unit)
  const [from, to] = [startOf(whole), startOfNext(first, unit)]
  if (first === from && end === to) return { add: [whole], take: [] }
  const pieces = piecesOf(first, end, unit)
  const before = piecesOf(from, first, unit)
  const after = piecesOf(end, to, unit)
  const without = {
    add: [whole, ...before.take, ...after.take],
    take: [...before.add, ...after.add],
  }
  return sizeOf(without) < sizeOf(pieces) ? without : pieces
}

const sizeOf = ({ add, take }: ReadingPlan): number => add.length + take.length

/** The hours of a part of a day, or the days of a part of a month. */
function piecesOf(first: Hours, end: Hours, unit: 'day' | 'month'): ReadingPlan {
  if (unit === 'month') return across(first, end, 'day')
  const hours = Array.from({ length: Math.max(0, end - first) }, (_, index) =>
    periodAt(first + index, 'hour'),
  )
  return { add: hours, take: [] }
}

function across(first: Hours, end: Hours, unit: 'day' | 'month'): ReadingPlan {
  const plan: ReadingPlan = { add: [], take: [] }
  for (let at = first; at < end;) {
    const next = Math.min(end, startOfNext(at, unit))
    const { add, take } = partOf(at, next, unit)
    plan.add.push(...add)
    plan.take.push(...take)
    at = next
  }
  return plan
}

/**
 * The documents that a range reads: 7 days of Córdoba are 8 documents and 6 more for the hours at the ends.
 * @param range a moment within an hour counts as that hour's beginning
 */
export function planOf({ from, to }: Range): ReadingPlan {
  return across(Math.floor(from.getTime() / HOUR_MS), Math.floor(to.getTime() / HOUR_MS), 'month')
}

/** Whether an hour is in a range. */
export const isIn = ({ from, to }: Range, hour: Period): boolean =>
  startOf(hour) >= Math.floor(from.getTime() / HOUR_MS) && startOf(hour) < Math.floor(to.getTime() / HOUR_MS)
