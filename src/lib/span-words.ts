import type { TFunction } from 'i18next'
import { writeDay, type Day } from '../domain/dates'
import type { BucketUnit } from '../domain/statistics/buckets'
import type { Span } from '../domain/statistics/period'

/** A day as DD/MM/YYYY (FMT-01). */
export const dayWords = (day: Day): string => writeDay(day)

/** A span in words; a single day as just that. */
export const spanWords = (t: TFunction<'statistics'>, { from, to }: Span): string =>
  from === to ? dayWords(from) : t('span', { from: dayWords(from), to: dayWords(to) })

/** The short date below a bar, where a whole one does not fit. */
export function shortWords(unit: BucketUnit, { from }: Span): string {
  const words = dayWords(from)
  if (unit === 'year') return words.slice(6)
  return unit === 'month' ? words.slice(3) : words.slice(0, 5)
}
