import type { TFunction } from 'i18next'
import type { Hours } from '../../domain/statistics/hours'

/** An hour as a clock shows it. */
export const clockWords = (hour: number, minutes = '00'): string =>
  `${String(hour).padStart(2, '0')}:${minutes}`

/** Between which hours the first and the last day count, a line each (STAT-06). The stored hour is one after the last. */
export const hourWords = (t: TFunction<'statistics'>, { from, to }: Hours): string[] => [
  `${t('form.hours.from')}: ${clockWords(from)}`,
  `${t('form.hours.to')}: ${clockWords(to - 1, '59')}`,
]
