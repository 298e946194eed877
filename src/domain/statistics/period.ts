import { addTo, daysBetween, isDay, type Day } from '../dates'

/**
 * Periods of statistics. Days are those of the municipality's calendar, as in the filters of a list of answers:
 * `momentsOf` says at which moments they begin and end (§1.9, OPS-08).
 */

/** Days one after the other, first and last included. */
export interface Span {
  from: Day
  to: Day
}

/**
 * The periods that are offered by name, shortest first (STAT-01), as the address calls them: each has as many days as
 * it says and ends today, but for `1d`, the last whole day, which is yesterday: today alone is `hoy`.
 */
export const QUICK_PERIODS = ['hoy', '1d', '7d', '15d', '1m', '3m', '6m'] as const
export type QuickPeriod = (typeof QUICK_PERIODS)[number]

/** What is shown when nothing was chosen (STAT-01). */
export const DEFAULT_PERIOD: QuickPeriod = '7d'

/** No town hall asks for answers of a day before. */
export const FIRST_DAY: Day = '2000-01-01'

/** How many days a span has. */
export const lengthOf = ({ from, to }: Span): number => daysBetween(from, to) + 1

/** The days of a period with a name (STAT-01). */
export function quickSpan(period: QuickPeriod, today: Day): Span {
  if (period === 'hoy') return { from: today, to: today }
  if (period === '1d') return { from: addTo(today, -1, 'day'), to: addTo(today, -1, 'day') }
  const count = Number.parseInt(period, 10)
  const before = addTo(today, -count, period.endsWith('m') ? 'month' : 'day')
  return { from: addTo(before, 1, 'day'), to: today }
}

/** As many days, just before these: what a period is compared with. */
export const spanBefore = (span: Span): Span => ({
  from: addTo(span.from, -lengthOf(span), 'day'),
  to: addTo(span.from, -1, 'day'),
})

/** `dayMissing` also stands for a text that is no day. */
export type SpanFault = 'dayMissing' | 'tooEarly' | 'inFuture' | 'backwards'
export type SpanFaults = Record<keyof Span, SpanFault | null>

function dayFault(day: string, today: Day): SpanFault | null {
  if (!isDay(day)) return 'dayMissing'
  if (day < FIRST_DAY) return 'tooEarly'
  return day > today ? 'inFuture' : null
}

/** What is wrong with each end of a period as somebody typed it (STAT-01); null where nothing is. */
export function spanFaults({ from, to }: Span, today: Day): SpanFaults {
  const faults = { from: dayFault(from, today), to: dayFault(to, today) }
  const isBackwards = faults.from === null && faults.to === null && to < from
  return isBackwards ? { ...faults, to: 'backwards' } : faults
}

/** Whether nothing is wrong with a period. */
export const isSoundSpan = ({ from, to }: SpanFaults): boolean => from === null && to === null
