/** Days of the calendar counted by its rules alone, for a test to compare with. */

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const FIRST_YEAR = 1
const LAST_YEAR = 9999

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const daysIn = (year: number, month: number): number =>
  (MONTHS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0)

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
const written = (year: number, month: number, date: number): string | null =>
  year < FIRST_YEAR || year > LAST_YEAR
    ? null
    : [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')

/** Days since the first of the year 1. */
export function countOf(day: string): number {
  const [year, month, date] = parts(day)
  const before = year - 1
  const ofYears = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const ofMonths = Array.from({ length: month - 1 }, (_, index) => daysIn(year, index + 1))
  return ofMonths.reduce((sum, one) => sum + one, ofYears) + date - 1
}

/** So many days later, one day after the other. */
export function daysLater(day: string, count: number): string | null {
  let [year, month, date] = parts(day)
  const step = Math.sign(count)
  for (let left = Math.abs(count); left > 0; left -= 1) {
    date += step
    if (date < 1) {
      month -= 1
      if (month < 1) [year, month] = [year - 1, 12]
      date = daysIn(year, month)
    } else if (date > daysIn(year, month)) {
      ;[month, date] = [month + 1, 1]
      if (month > 12) [year, month] = [year + 1, 1]
    }
  }
  return written(year, month, date)
}

/** So many months later, one month after the other; the last day of a month that is too short. */
export function monthsLater(day: string, count: number): string | null {
  let [year, month] = parts(day)
  const [, , date] = parts(day)
  const step = Math.sign(count)
  for (let left = Math.abs(count); left > 0; left -= 1) {
    month += step
    if (month < 1) [year, month] = [year - 1, 12]
    if (month > 12) [year, month] = [year + 1, 1]
  }
  return written(year, month, Math.min(date, daysIn(year, month)))
}

/** Whole months between two days: as many as may be added to the earlier without passing the later. */
export function wholeMonths(from: string, to: string): number {
  if (to < from) return -wholeMonths(to, from)
  const [fromYear, fromMonth] = parts(from)
  const [toYear, toMonth] = parts(to)
  let months = (toYear - fromYear) * 12 + toMonth - fromMonth + 1
  for (;;) {
    const there = monthsLater(from, months)
    if (there !== null && there <= to) return months
    months -= 1
  }
}

export const partOfDay = (day: string, at: 0 | 1 | 2): number => parts(day)[at]
/** From 1 for Monday to 7; the first of the year 1 was one. */
export const weekdayOf = (day: string): number => (countOf(day) % 7) + 1
