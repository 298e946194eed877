import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { lengthOf, spanBefore, type Span } from '../../domain/statistics/period'
import { answersPerDay, changeOf } from '../../domain/statistics/shares'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { dayWords } from '../../lib/span-words'
import { Change } from '../../ui/staff/Change'
import { Fact } from '../../ui/staff/Fact'
import { FactRow } from '../../ui/staff/FactRow'
import type { Statistics } from './use-statistics'

/** The totals of a period (STAT-04). */
export function Summary({ span, statistics }: { span: Span; statistics: Statistics }) {
  const { t } = useTranslation('statistics')
  const { total, before, municipalities } = statistics
  const number = (count: number) => formatNumber(count, currentTag())
  const earlier = spanBefore(span)
  const answering = municipalities.filter(({ answers }) => answers > 0).length
  return (
    <FactRow label={t('summary.label')}>
      <Fact main label={t('answers')} value={number(total)}>
        <Change change={changeOf(total, before)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('summary.before', {
            from: dayWords(earlier.from),
            to: dayWords(earlier.to),
            number: number(before),
          })}
        </Typography>
      </Fact>
      <Fact label={t('summary.perDay')} value={number(answersPerDay(total, lengthOf(span)))} />
      <Fact
        label={t('summary.municipalities')}
        value={t('summary.of', { part: number(answering), whole: number(municipalities.length) })}
      />
    </FactRow>
  )
}
