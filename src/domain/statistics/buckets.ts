import { addTo, firstOf, type CalendarUnit, type Day } from '../dates'
import type { Span } from './period'

/** What one bar stands for. */
export type BucketUnit = CalendarUnit

/** Most bars of a chart: a month's days with both of its ends. Each costs a count, and more are too thin to be read. */
export const MAX_BUCKETS = 32

/** The first day of the next unit of the calendar. */
const next = (day: Day, unit: BucketUnit): Day => addTo(firstOf(day, unit), 1, unit)

/** The parts of a period, the first `most` of them. */
function cut({ from, to }: Span, unit: BucketUnit, most = Infinity): Span[] {
  const spans: Span[] = []
  for (let first = from; first <= to && spans.length < most; first = next(first, unit)) {
    const last = addTo(next(first, unit), -1, 'day')
    spans.push({ from: first, to: last < to ? last : to })
  }
  return spans
}

/**
 * A period cut into the smallest units of the calendar that make no more than {@link MAX_BUCKETS} bars (STAT-04);
 * very long ones into years, however many. The first and the last one may be only a part of a week, month or year.
 */
export function bucketsOf(span: Span): { unit: BucketUnit; buckets: Span[] } {
  for (const unit of ['day', 'week', 'month'] as const) {
    const buckets = cut(span, unit, MAX_BUCKETS + 1)
    if (buckets.length <= MAX_BUCKETS) return { unit, buckets }
  }
  return { unit: 'year', buckets: cut(span, 'year') }
}
