import { Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { lengthOf, type Span } from '../../domain/statistics/period'
import { answersPerDay, changeOf, shareOf } from '../../domain/statistics/shares'
import { formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { spanWords } from '../../lib/span-words'
import { Change } from '../../ui/staff/Change'
import { Fact } from '../../ui/staff/Fact'
import { FactRow } from '../../ui/staff/FactRow'
import { number, type Shown } from './shown'
import type { Comparison } from './use-comparison'

interface OverviewProps {
  shown: Shown
  /** The period that it is compared with, and its days. */
  compared: { with: Comparison; span: Span } | null
}

/** The totals of a period: answers, answers a day, and how many were worked on (STAT-02). */
export function Overview({ shown: { summary, before, span }, compared }: OverviewProps) {
  const { t } = useTranslation('statistics')
  const { answers, processed, unread } = summary
  return (
    <>
      <FactRow label={t('summary.label')} close={unread > 0}>
        <Fact main label={t('answers')} value={number(answers)}>
          {compared && before && (
            <>
              <Change change={changeOf(answers, before.answers)} with={compared.with} />
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {`${spanWords(t, compared.span)}: ${number(before.answers)}`}
              </Typography>
            </>
          )}
        </Fact>
        <Fact label={t('summary.perDay')} value={number(answersPerDay(answers, lengthOf(span)))} />
        <Fact label={t('form.processed')} value={formatShare(shareOf(processed, answers), currentTag(), 0)}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('summary.of', { part: number(processed), whole: number(answers) })}
          </Typography>
        </Fact>
      </FactRow>
      {unread > 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 8 }}>
          {t('form.unread', { count: unread, number: number(unread) })}
        </Typography>
      )}
    </>
  )
}
