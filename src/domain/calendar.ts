/**
 * Days of the calendar as numbers, from 0001-01-01 to 9999-12-31. No clock and no zone is in it, so no day is longer than
 * another; the platform's `Date` and dayjs put the years 1 to 99 into the 1900s.
 */
import { isCalendarDay } from './wall-clock'

/** A day of the calendar, `YYYY-MM-DD`. */
export type CalendarDay = string

const DAY_IN_MS = 86_400_000
const MONTHS = 12
export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'

/** Year, month from 1, day of the month from 1. */
export const partsOfDay = (day: CalendarDay): [year: number, month: number, date: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]

const digits = (count: number, length: number): string => String(count).padStart(length, '0')

/** A day by its parts, such as a person writes them; null when the calendar has no such day. */
export function dayOf(year: number, month: number, date: number): CalendarDay | null {
  const day = `${digits(year, 4)}-${digits(month, 2)}-${digits(date, 2)}`
  return isCalendarDay(day) && day >= FIRST_DAY ? day : null
}

/** How many days a day is after 1970-01-01. */
export function dayNumber(day: CalendarDay): number {
  const [year, month, date] = partsOfDay(day)
  return new Date(0).setUTCFullYear(year, month - 1, date) / DAY_IN_MS
}

const FIRST_NUMBER = dayNumber(FIRST_DAY)
const LAST_NUMBER = dayNumber(LAST_DAY)

/** The day with a number; null before the first and after the last one. */
export function dayAtNumber(number: number): CalendarDay | null {
  if (!(number >= FIRST_NUMBER && number <= LAST_NUMBER)) return null
  return new Date(Math.trunc(number) * DAY_IN_MS).toISOString().slice(0, FIRST_DAY.length)
}

/** So many days later, or earlier below 0; null beyond the calendar. */
export const addDays = (day: CalendarDay, count: number): CalendarDay | null =>
  dayAtNumber(dayNumber(day) + count)

/** So many months later; the last day of the month when that has no such date; null beyond the calendar. */
export function addMonths(day: CalendarDay, count: number): CalendarDay | null {
  const [year, month, date] = partsOfDay(day)
  const months = year * MONTHS + (month - 1) + Math.trunc(count)
  const [toYear, toMonth] = [Math.floor(months / MONTHS), (((months % MONTHS) + MONTHS) % MONTHS) + 1]
  for (let last = date; last >= date - 3; last -= 1) {
    const there = dayOf(toYear, toMonth, last)
    if (there !== null) return there
  }
  return null
}

/** Whole months from one day to another; below 0 when the other is earlier. */
export function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  if (to < from) return -monthsBetween(to, from)
  const [fromYear, fromMonth] = partsOfDay(from)
  const [toYear, toMonth] = partsOfDay(to)
  const months = (toYear - fromYear) * MONTHS + toMonth - fromMonth
  const then = addMonths(from, months)
  return then !== null && then > to ? months - 1 : months
}

/** Which day of the week, from 0 for Monday. */
export const weekdayOfDay = (day: CalendarDay): number => (((dayNumber(day) + 3) % 7) + 7) % 7
