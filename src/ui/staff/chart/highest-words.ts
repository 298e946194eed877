import type { TFunction } from 'i18next'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import type { ChartRow } from './chart-data'

/** The sentence about the highest row, the first of those; '' where there are none. */
export function highestWords(t: TFunction<'statistics'>, rows: readonly ChartRow[]): string {
  const [first, ...others] = rows
  if (!first) return ''
  const { value, name } = others.reduce((best, row) => (row.value > best.value ? row : best), first)
  return t('most', { number: formatNumber(value, currentTag()), when: name })
}
