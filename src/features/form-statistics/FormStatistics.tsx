import TuneIcon from '@mui/icons-material/TuneOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authorNames } from '../../domain/access/places'
import { seesAllAnswers } from '../../domain/answers-list/query'
import type { Form } from '../../domain/form/form'
import { areSoundHours, areWholeDays, rangeOf, type Hours } from '../../domain/statistics/hours'
import type { Span } from '../../domain/statistics/period'
import { DataError, serviceFailureOf } from '../../data/errors'
import { useSession } from '../../lib/session'
import { useZone } from '../../lib/zone'
import { spanWords } from '../../lib/span-words'
import { usePeriod, type PeriodControl } from '../../lib/use-period'
import { loadPicture } from '../../ui/staff/chart/ChartSection'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { OfferNotice } from '../../ui/staff/OfferNotice'
import { PeriodPicker } from '../../ui/staff/PeriodPicker'
import { Charts } from './Charts'
import { FormStatisticsSkeleton } from './FormStatisticsSkeleton'
import { hourWords } from './hour-words'
import { Overview } from './Overview'
import { PaperHead } from './PaperHead'
import { StatisticsOptions } from './StatisticsOptions'
import { useComparison } from './use-comparison'
import { useHours } from './use-hours'
import { useSummary } from './use-summary'

/** The longest named period, which is offered when a shorter one has no answers. */
const LONGEST = '6m'

/** The statistics of a form: which days and hours, then their figures (STAT-01, STAT-06). */
export function FormStatistics({ form }: { form: Form }) {
  const { t } = useTranslation('statistics')
  const { user } = useSession()
  const period = usePeriod()
  const hours = useHours()
  // People who see only their own answers get the counts of those (STAT-03).
  const timeZone = useZone()
  const request = { formId: form.id, timeZone, authors: seesAllAnswers(user) ? null : authorNames(user) }
  const comparison = useComparison(request, period.span, hours.hours)
  const [wantsOptions, showOptions] = useState(false)
  // What is chosen stays in sight.
  const hasOptions = wantsOptions || !hours.isWhole || comparison.chosen !== null
  const isSound = period.isSound && areSoundHours(hours.hours, period.span)
  return (
    <>
      <PeriodPicker
        period={period}
        more={
          <Button
            aria-expanded={hasOptions}
            startIcon={<TuneIcon aria-hidden />}
            onClick={() => showOptions(!wantsOptions)}
          >
            {t('form.options')}
          </Button>
        }
      />
      {hasOptions ? (
        <StatisticsOptions
          span={period.span}
          hours={hours}
          comparison={comparison.chosen}
          onCompare={comparison.choose}
        />
      ) : null}
      {isSound ? (
        <Results
          form={form}
          authors={request.authors}
          period={period}
          hours={hours.hours}
          comparison={comparison}
        />
      ) : (
        <EmptyState reason="noMatch" title={t('period.faulty')} />
      )}
    </>
  )
}

interface ResultsProps {
  form: Form
  authors: string[] | null
  period: PeriodControl
  hours: Hours
  comparison: ReturnType<typeof useComparison>
}

/** The figures of a valid period, also while they are read and when they cannot be read (STAT-05). */
function Results({ form, authors, period, hours, comparison }: ResultsProps) {
  const { t } = useTranslation(['statistics', 'staff'])
  const { span } = period
  const timeZone = useZone()
  const range = useRange(span, hours, timeZone)
  const { summary, error, retry } = useSummary({ formId: form.id, range, timeZone, authors })
  // When the drawing library cannot be loaded, the tables are shown.
  useEffect(() => void loadPicture().catch(() => undefined), [])
  if (error !== null) {
    const isRefused = error instanceof DataError && error.code === 'forbidden'
    return isRefused ? (
      <EmptyState reason="forbidden" title={t('staff:answers.notYourArea')} />
    ) : (
      <LoadFailed title={t('failed')} why={serviceFailureOf(error)} onRetry={retry}>
        {t('failedHelp')}
      </LoadFailed>
    )
  }
  if (!summary) return <FormStatisticsSkeleton />
  const counted = [spanWords(t, span), authors && t('form.ownOnly')].filter(Boolean).join(' · ')
  const shown = {
    ...{ form, summary, before: comparison.summary },
    ...{ span, range, timeZone, isWhole: areWholeDays(hours) },
  }
  return (
    <>
      <PaperHead form={form} counted={[counted, ...(areWholeDays(hours) ? [] : hourWords(t, hours))]} />
      <Typography aria-live="polite" sx={{ color: 'text.secondary', mb: 4, displayPrint: 'none' }}>
        {counted}
      </Typography>
      {comparison.isFailed && (
        <OfferNotice severity="warning" action={t('staff:forms.retry')} onAction={comparison.retry}>
          {t('form.compare.failed')}
        </OfferNotice>
      )}
      {summary.answers === 0 ? (
        <EmptyState
          reason="empty"
          title={t('none')}
          action={
            period.quick !== LONGEST && (
              <Button variant="outlined" onClick={() => period.choose(LONGEST)}>
                {t('showLonger')}
              </Button>
            )
          }
        >
          {period.quick !== LONGEST && <Box sx={{ displayPrint: 'none' }}>{t('noneHelp')}</Box>}
        </EmptyState>
      ) : (
        <>
          <Overview
            shown={shown}
            compared={
              comparison.chosen && comparison.span && { with: comparison.chosen, span: comparison.span }
            }
          />
          <Charts shown={shown} isOwn={authors !== null} />
        </>
      )}
    </>
  )
}

/** The moments of a period; the same object until one changes. */
const useRange = ({ from, to }: Span, hours: Hours, timeZone: string) =>
  useMemo(
    () => rangeOf({ from, to }, { from: hours.from, to: hours.to }, timeZone),
    [from, to, hours.from, hours.to, timeZone],
  )
