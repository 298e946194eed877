import type { Day } from '../answers-list/filters'
import { addDays, type Span } from './period'

/** What one bar stands for. */
export type BucketUnit = 'day' | 'week' | 'month' | 'year'

/** Most bars of a chart: a month's days with both of its ends. Each costs a count, and more are too thin to be read. */
export const MOST_BUCKETS = 32

/** Days from Monday; a week begins there. */
const daysFromMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first day of the next unit of the calendar. */
const NEXT: Record<BucketUnit, (day: Day) => Day> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7 - daysFromMonday(day)),
  // 31 days after the first of a month is always the next one.
  month: (day) => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`,
  year: (day) => `${Number(day.slice(0, 4)) + 1}-01-01`,
}

/** The parts of a period, the first `most` of them. */
function cut({ from, to }: Span, unit: BucketUnit, most = Infinity): Span[] {
  const spans: Span[] = []
  for (let first = from; first <= to && spans.length < most; first = NEXT[unit](first)) {
    const last = addDays(NEXT[unit](first), -1)
    spans.push({ from: first, to: last < to ? last : to })
  }
  return spans
}

/**
 * A period cut into the smallest units of the calendar that make no more than {@link MOST_BUCKETS} bars (STAT-04);
 * very long ones into years, however many. The first and the last one may be only a part of a week, month or year.
 */
export function bucketsOf(span: Span): { unit: BucketUnit; buckets: Span[] } {
  for (const unit of ['day', 'week', 'month'] as const) {
    const buckets = cut(span, unit, MOST_BUCKETS + 1)
    if (buckets.length <= MOST_BUCKETS) return { unit, buckets }
  }
  return { unit: 'year', buckets: cut(span, 'year') }
}
