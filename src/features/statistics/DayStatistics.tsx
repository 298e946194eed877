import { useTranslation } from 'react-i18next'
import type { Span } from '../../domain/statistics/period'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { shortWords, spanWords } from '../../lib/span-words'
import { highestWords } from '../../ui/staff/chart/highest-words'
import { ChartSection } from '../../ui/staff/chart/ChartSection'
import type { Statistics } from './use-statistics'

interface DayStatisticsProps {
  span: Span
  statistics: Pick<Statistics, 'unit' | 'buckets' | 'total'>
}

/** Answers by day, or by week or month in a longer period, as a chart or a table (STAT-04). */
export function DayStatistics({ span: { from, to }, statistics }: DayStatisticsProps) {
  const { t } = useTranslation('statistics')
  const { unit, buckets, total } = statistics
  const rows = buckets.map(({ span, answers, share }) => ({
    name: spanWords(t, span),
    short: shortWords(unit, span),
    value: answers,
    share,
  }))
  return (
    <ChartSection
      title={t(`days.${unit}`)}
      number={t('inAll', { number: formatNumber(total, currentTag()) })}
      summary={highestWords(t, rows)}
      data={{ head: t(`unit.${unit}`), unit: t('answers'), rows }}
      pictures={['columns']}
      fileName={`respuestas_${from}_${to}`}
    />
  )
}
