import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/title'
import { EmptyState } from '../../ui/staff/EmptyState'
import { ClockNote } from '../../ui/staff/MunicipalityClock'
import { PageHeader } from '../../ui/staff/PageHeader'
import { PeriodPicker } from '../../ui/staff/PeriodPicker'
import { StatisticsResults } from './StatisticsResults'
import { usePeriod } from '../../lib/use-period'

/** /estadisticas: how many answers the municipalities got in a period, for administrators (STAT-04). */
export function StatisticsPage() {
  const { t } = useTranslation('statistics')
  const period = usePeriod()
  useTitle(t('title'))
  return (
    <>
      <PageHeader title={t('title')} />
      <ClockNote />
      <PeriodPicker period={period} />
      {period.isSound ? (
        <StatisticsResults period={period} />
      ) : (
        <EmptyState reason="noMatch" title={t('period.faulty')} />
      )}
    </>
  )
}
