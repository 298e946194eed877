import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import RefreshIcon from '@mui/icons-material/Refresh'
import { Button, Stack, Typography } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/use-dates'
import { lengthOf, quickSpan } from '../../domain/statistics/period'
import { downloadFile } from '../../lib/download-file'
import { EmptyState } from '../../ui/staff/EmptyState'
import { LoadFailed } from '../../ui/staff/LoadFailed'
import { StaleNotice } from '../../ui/staff/StaleNotice'
import { DayStatistics } from './DayStatistics'
import { spanWords } from '../../lib/span-words'
import { fileName, statisticsFile } from './file'
import { StatisticsSkeleton } from './StatisticsSkeleton'
import { Summary } from './Summary'
import { MunicipalityStatistics } from './MunicipalityStatistics'
import type { PeriodControl } from '../../lib/use-period'
import { useStatistics } from './use-statistics'

/** The longest named period, which is offered when a shorter one has no answers. */
const LONGEST = '6m'

/**
 * The numbers of a valid period, also while they are counted and when they cannot be read (STAT-01, STAT-04, STAT-05).
 */
export function StatisticsResults({ period: { span, today, choose } }: { period: PeriodControl }) {
  const write = useDates()
  const { t } = useTranslation('statistics')
  const { statistics, isFailed, isStale, isFetching, retry, refresh } = useStatistics(span)
  if (isFailed) {
    return (
      <LoadFailed title={t('failed')} onRetry={retry}>
        {t('failedHelp')}
      </LoadFailed>
    )
  }
  if (!statistics) return <StatisticsSkeleton />
  const isShort = lengthOf(span) < lengthOf(quickSpan(LONGEST, today))
  return (
    <>
      {isStale && <StaleNotice onRetry={retry} />}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 3, justifyContent: 'space-between', alignItems: { sm: 'center' }, mb: 4 }}
      >
        <Typography aria-live="polite" sx={{ color: 'text.secondary' }}>
          {`${spanWords(t, span)} · ${t('countedAt', { moment: write('dateTime', statistics.countedAt) })}`}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', displayPrint: 'none' }}>
          <Button startIcon={<RefreshIcon aria-hidden />} disabled={isFetching} onClick={refresh}>
            {t('refresh')}
          </Button>
          {statistics.total > 0 && (
            <Button
              variant="outlined"
              startIcon={<DownloadIcon aria-hidden />}
              onClick={() => downloadFile(statisticsFile(t, statistics), fileName(span))}
            >
              {t('download')}
            </Button>
          )}
        </Stack>
      </Stack>
      {statistics.total === 0 ? (
        <EmptyState
          reason="empty"
          title={t('none')}
          action={
            isShort && (
              <Button variant="outlined" onClick={() => choose(LONGEST)}>
                {t('showLonger')}
              </Button>
            )
          }
        >
          {isShort && t('noneHelp')}
        </EmptyState>
      ) : (
        <>
          <Summary span={span} statistics={statistics} />
          <DayStatistics span={span} statistics={statistics} />
          <MunicipalityStatistics statistics={statistics} />
        </>
      )}
    </>
  )
}
