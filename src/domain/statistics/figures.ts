/** What the pictures of a form's statistics are made of, from its summary (STAT-02). */
import { addTo, dayIn, hourIn, startOfDayIn, weekdayOf } from '../dates'
import { bucketsOf, MAX_BUCKETS, type BucketUnit } from './buckets'
import type { FormSummary, NumberSummary, QuestionSummary } from './aggregates/form-summary'
import type { Span } from './period'

type Hours = FormSummary['hours']

/**
 * Answers of each day of a period, or of each week, month or year of a long one, by the clock of the
 * municipality (OPS-08).
 * @param hours in order
 */
export function byDay(
  hours: Hours,
  span: Span,
  timeZone: string,
): { unit: BucketUnit; parts: { span: Span; answers: number }[] } {
  const { unit, buckets } = bucketsOf(span)
  const parts = buckets.map((part) => ({ span: part, answers: 0 }))
  // Both are in order: each hour is looked at once, and of half a year there are thousands.
  const ends = buckets.map(({ to }) => startOfDayIn(addTo(to, 1, 'day'), timeZone).getTime())
  const begin = startOfDayIn(span.from, timeZone).getTime()
  let place = 0
  for (const { hour, answers } of hours) {
    const at = hour.getTime()
    while (at >= (ends[place] ?? Infinity)) place += 1
    const part = at < begin ? undefined : parts[place]
    if (part) part.answers += answers
  }
  return { unit, parts }
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)

/** Answers of each hour of the municipality's clock, from 0 to 23. */
export function byHour(hours: Hours, timeZone: string): number[] {
  const counts = zeros(24)
  for (const { hour, answers } of hours) {
    const shown = hourIn(hour, timeZone)
    counts[shown] = (counts[shown] ?? 0) + answers
  }
  return counts
}

/** Answers of each day of the week, from Monday to Sunday. */
export function byWeekday(hours: Hours, timeZone: string): number[] {
  const counts = zeros(7)
  for (const { hour, answers } of hours) {
    const day = weekdayOf(dayIn(hour, timeZone))
    counts[day] = (counts[day] ?? 0) + answers
  }
  return counts
}

/** The mean of the numbers that were given; null of none. */
export const meanOf = ({ sum, count }: NumberSummary): number | null => (count === 0 ? null : sum / count)

/** How far numbers are from their mean (standard deviation of all of them); null of none. */
export function spreadOf(numbers: NumberSummary): number | null {
  const mean = meanOf(numbers)
  if (mean === null) return null
  return Math.sqrt(Math.max(0, numbers.sumOfSquares / numbers.count - mean * mean))
}

/**
 * The number that half of the numbers are below, as near as their buckets tell: exact where a bucket is one whole
 * number, else as if the numbers of a bucket stood evenly in it. Null of none.
 */
export function medianOf({ buckets }: NumberSummary): number | null {
  const count = buckets.reduce((sum, bucket) => sum + bucket.count, 0)
  let before = 0
  for (const { from, to, nearest, count: here } of buckets) {
    if (before + here >= count / 2) {
      // Hundredths stand alone in their bucket, whole numbers mostly do.
      if (to - from <= 1) return nearest
      return from + ((count / 2 - before) / here) * (to - from)
    }
    before += here
  }
  return null
}

/** Most columns of a distribution. */
export const MAX_COLUMNS = 12

/** A step that people count in: 1, 2 or 5 with noughts. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((times) => times * unit).find((step) => step >= least) ?? 10 * unit
}

/**
 * Numbers by how large they are: columns of one width, the first with something to the last, empty ones between
 * included.
 * @returns `from` is included, `to` is not
 */
export function distributionOf({ buckets }: NumberSummary): { from: number; to: number; count: number }[] {
  const [first, last] = [buckets[0], buckets.at(-1)]
  if (!first || !last) return []
  // Whole numbers have columns of their own; buckets of a greater width are not cut.
  const widest = buckets.reduce((width, { from, to }) => Math.max(width, to - from), 1)
  const step = Math.max(
    roundStep(Math.max((last.nearest - first.nearest) / (MAX_COLUMNS - 1), 1)),
    roundStep(widest),
  )
  const start = Math.floor(first.nearest / step)
  const columns = Array.from({ length: Math.floor(last.nearest / step) - start + 1 }, (_, index) => ({
    from: (start + index) * step,
    to: (start + index + 1) * step,
    count: 0,
  }))
  for (const { nearest, count } of buckets) {
    const column = columns[Math.floor(nearest / step) - start]
    if (column) column.count += count
  }
  return columns
}

const MONTHS_IN_YEAR = 12
const YEAR_LENGTH = 4
const monthAt = (number: number): string =>
  `${String(Math.floor(number / MONTHS_IN_YEAR)).padStart(YEAR_LENGTH, '0')}-${String((number % MONTHS_IN_YEAR) + 1).padStart(2, '0')}`
const placeOf = (month: string): number =>
  Number(month.slice(0, YEAR_LENGTH)) * MONTHS_IN_YEAR + Number(month.slice(YEAR_LENGTH + 1)) - 1

type Months = QuestionSummary['months']

/** The dates of a month `YYYY-MM`, or of a year `YYYY`. */
export const datesAt = (months: Months, at: string): number =>
  months.filter(({ month }) => month.startsWith(at)).reduce((sum, { count }) => sum + count, 0)

/**
 * Dates over time: the months from the first with any to the last, those without any included; the years where months
 * would be too many to be read (STAT-02).
 * @param months in the order of the calendar
 */
export function datesOverTime(months: Months): {
  unit: 'month' | 'year'
  parts: { at: string; count: number }[]
} {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return { unit: 'month', parts: [] }
  const [from, to] = [placeOf(first.month), placeOf(last.month)]
  const all = Array.from({ length: to - from + 1 }, (_, index) => monthAt(from + index))
  const isLong = all.length > MAX_BUCKETS
  const names = isLong ? [...new Set(all.map((month) => month.slice(0, YEAR_LENGTH)))] : all
  return { unit: isLong ? 'year' : 'month', parts: names.map((at) => ({ at, count: datesAt(months, at) })) }
}
