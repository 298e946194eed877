import type { TFunction } from 'i18next'
import type { Period } from '../../../domain/answers-list/filters'
import { dayWords } from '../../../lib/span-words'

/** The days of a period in words; '' for any. */
export function periodWords(t: TFunction<'staff'>, period: Period | null): string {
  if (period === null) return ''
  if ('isPast' in period) return t('answers.filters.period.late')
  if ('day' in period) return dayWords(period.day)
  const { from, to } = period
  const dates = { from: from && dayWords(from), to: to && dayWords(to) }
  if (from === null) return t('answers.filters.until', dates)
  if (to === null) return t('answers.filters.since', dates)
  return t('answers.filters.between', dates)
}
