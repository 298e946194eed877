import { offsetIn } from '../../zone-times'

/** Which documents a range reads: months, parts of months and days at its ends, hours at the ends of those. */

/** What is counted: answers given from one moment on and before another; whole hours count. */
export interface Range {
  /** Included. */
  from: Date
  /** Not included. */
  to: Date
}

/**
 * An hour, a day, a part of a month or a month of UTC, as its document is called: `2026-03-05T14`, `2026-03-05`,
 * `2026-03p0`, `2026-03`. Of UTC, so that no change of a clock
 * makes two hours one; see {@link asCounted}.
 */
export type Period = string

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const LENGTH = { hour: 13, day: 10, part: 9, month: 7 } as const
type Unit = keyof typeof LENGTH

/** Days of a part of a month, from the first on; the last of six takes the 31st too. */
const PART_DAYS = 5
const LAST_PART = 5
const partAt = (day: number): number => Math.min(LAST_PART, Math.floor((day - 1) / PART_DAYS))

/** By how much the clock of a zone is ahead of the world's beside whole hours, as it is in India. */
const besideHours = (moment: Date, timeZone: string): number =>
  ((offsetIn(moment, timeZone) % HOUR_MS) + HOUR_MS) % HOUR_MS

/**
 * A moment as it is counted: in an hour of UTC that begins when an hour of the municipality begins, so that its days are
 * whole hours in every zone. Only where a clock is ahead by more than whole hours is that another moment.
 */
export const asCounted = (moment: Date, timeZone: string): Date =>
  new Date(moment.getTime() + besideHours(moment, timeZone))

/** The moment at which an hour that was counted began: the inverse of {@link asCounted}. */
export const fromCounted = (hour: Date, timeZone: string): Date =>
  new Date(hour.getTime() - besideHours(hour, timeZone))

/** The hour in which a moment is. */
export const hourOf = (moment: Date): Period => moment.toISOString().slice(0, LENGTH.hour)
export const dayOf = (hour: Period): Period => hour.slice(0, LENGTH.day)
export const partOf = (hour: Period): Period =>
  `${monthOf(hour)}p${partAt(Number(hour.slice(8, LENGTH.day)))}`
export const monthOf = (hour: Period): Period => hour.slice(0, LENGTH.month)

/** The periods that one is in, the shortest first, without itself. */
export function periodsAbove(period: Period): Period[] {
  const above = [dayOf, partOf, monthOf]
  const shortest = { [LENGTH.hour]: 0, [LENGTH.day]: 1, [LENGTH.part]: 2 }[period.length]
  return shortest === undefined ? [] : above.slice(shortest).map((nameOf) => nameOf(period))
}

/** An hour as a number: whole hours since 1970. */
export const hourNumber = (hour: Period): number => startOf(hour)
export const hourFrom = (number: number): Period => periodAt(number, 'hour')

const MONTHS = 12
/** The month of a day `YYYY-MM-DD` as a number, one after the other. */
export const monthNumber = (day: string): number =>
  Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1
export const monthFrom = (number: number): Period =>
  new Date(Date.UTC(Math.floor(number / MONTHS), number % MONTHS)).toISOString().slice(0, LENGTH.month)

/** Documents whose sums are added, and those whose sums are taken out again because that is fewer. */
export interface ReadingPlan {
  add: Period[]
  take: Period[]
}

/** Whole hours since 1970. */
type Hours = number

function startOf(period: Period): Hours {
  if (period.length === LENGTH.part)
    return startOf(monthOf(period)) + Number(period.at(-1)) * PART_DAYS * DAY_HOURS
  return Date.parse(period.length === LENGTH.hour ? `${period}:00Z` : period) / HOUR_MS
}

const NAME: Record<Unit, (hour: Period) => Period> = {
  hour: (hour) => hour,
  day: dayOf,
  part: partOf,
  month: monthOf,
}
const periodAt = (hour: Hours, unit: Unit): Period => NAME[unit](hourOf(new Date(hour * HOUR_MS)))

function startOfNext(hour: Hours, unit: Unit): Hours {
  const moment = new Date(hour * HOUR_MS)
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  const part = partAt(day)
  const nextMonth = Date.UTC(year, month + 1)
  const next = {
    hour: (hour + 1) * HOUR_MS,
    day: Date.UTC(year, month, day + 1),
    part: part === LAST_PART ? nextMonth : Date.UTC(year, month, (part + 1) * PART_DAYS + 1),
    month: nextMonth,
  }
  return next[unit] / HOUR_MS
}

/** What a period is made of. */
const PIECE = { month: 'part', part: 'day', day: 'hour' } as const

/** Some hours of one period: its pieces, or the whole without the others, whichever is fewer. */
function within(first: Hours, end: Hours, unit: Unit): ReadingPlan {
  const whole = periodAt(first, unit)
  const [from, to] = [startOf(whole), startOfNext(first, unit)]
  // Nothing is shorter than an hour.
  if (unit === 'hour' || (first === from && end === to)) return { add: [whole], take: [] }
  const pieces = across(first, end, PIECE[unit])
  const before = across(from, first, PIECE[unit])
  const after = across(end, to, PIECE[unit])
  const without = {
    add: [whole, ...before.take, ...after.take],
    take: [...before.add, ...after.add],
  }
  return sizeOf(without) < sizeOf(pieces) ? without : pieces
}

const sizeOf = ({ add, take }: ReadingPlan): number => add.length + take.length

function across(first: Hours, end: Hours, unit: Unit): ReadingPlan {
  const plan: ReadingPlan = { add: [], take: [] }
  for (let at = first; at < end;) {
    const next = Math.min(end, startOfNext(at, unit))
    const { add, take } = within(at, next, unit)
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
