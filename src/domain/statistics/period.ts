import { isDay, type Day } from '../answers-list/filters'

/**
 * Periods of statistics. Days are those of the reader's calendar, as in the filters of a list of answers: `momentsOf`
 * says at which moments they begin and end on the reader's clock (§1.9).
 */

/** Days one after the other, first and last included. */
export interface Span {
  from: Day
  to: Day
}

/**
 * The periods that are offered by name, shortest first (STAT-01), as the address calls them: each begins so long ago
 * and lasts until today, today included. `1d` therefore is yesterday and today.
 */
export const QUICK_PERIODS = ['hoy', '1d', '7d', '15d', '1m', '3m', '6m'] as const
export type QuickPeriod = (typeof QUICK_PERIODS)[number]

/** What is shown when nothing was chosen (STAT-01). */
export const DEFAULT_PERIOD: QuickPeriod = '7d'

/** No town hall asks for answers of a day before. */
export const FIRST_DAY: Day = '2000-01-01'

const DAY_MS = 86_400_000

/** Days are counted where no clock changes: each of them lasts as long as any other. */
const onUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)
const ofUtc = (moment: number): Day => new Date(moment).toISOString().slice(0, 10)

/** The day so many days later, or earlier below 0. */
export const addDays = (day: Day, days: number): Day => ofUtc(onUtc(day) + days * DAY_MS)

/** The same date so many months earlier, or the last one of that month when it has no such date. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0))
  return ofUtc(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth.getUTCDate())))
}

/** How many days a span has. */
export const lengthOf = ({ from, to }: Span): number => (onUtc(to) - onUtc(from)) / DAY_MS + 1

/** The days of a period with a name (STAT-01). */
export function quickSpan(period: QuickPeriod, today: Day): Span {
  if (period === 'hoy') return { from: today, to: today }
  const count = Number.parseInt(period, 10)
  return { from: period.endsWith('m') ? monthsBefore(today, count) : addDays(today, -count), to: today }
}

/** As many days, just before these: what a period is compared with. */
export const spanBefore = (span: Span): Span => ({
  from: addDays(span.from, -lengthOf(span)),
  to: addDays(span.from, -1),
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
