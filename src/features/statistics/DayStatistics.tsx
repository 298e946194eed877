import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import { Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { shortWords, spanWords } from './days'
import { DayTable } from './DayTable'
import { Section } from './Section'
import type { Statistics } from './use-statistics'

/** The library that draws it is loaded where somebody looks at it, after the numbers. */
const ColumnChart = lazy(() => import('./ColumnChart').then((module) => ({ default: module.ColumnChart })))

const VIEWS = ['chart', 'table'] as const
type View = (typeof VIEWS)[number]
const ICON = { chart: ChartIcon, table: TableIcon }

/** Answers by day, or by what a bar stands for in a longer period, as a picture or as its table (STAT-04). */
export function DayStatistics({
  statistics,
}: {
  statistics: Pick<Statistics, 'unit' | 'buckets' | 'total'>
}) {
  const { t } = useTranslation('statistics')
  const [view, setView] = useState<View>('chart')
  const { unit, buckets, total } = statistics
  const title = t(`days.${unit}`)
  const number = (count: number) => formatNumber(count, currentTag())
  const columns = buckets.map(({ span, answers }) => ({
    name: spanWords(t, span),
    short: shortWords(unit, span),
    value: answers,
  }))
  const highest = columns.reduce((best, column) => (column.value > best.value ? column : best))
  const most = t('most', { number: number(highest.value), when: highest.name })
  const table = <DayTable title={title} statistics={statistics} />
  return (
    <Section
      title={title}
      number={t('inAll', { number: number(total) })}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={view}
          aria-label={t('views.label')}
          onChange={(_event, next: View | null) => {
            if (next !== null) setView(next)
          }}
          sx={{ displayPrint: 'none' }}
        >
          {VIEWS.map((one) => {
            const Icon = ICON[one]
            return (
              <ToggleButton
                key={one}
                value={one}
                sx={{ gap: 1, minHeight: 36, fontSize: 'var(--text-14)', textTransform: 'none' }}
              >
                <Icon fontSize="small" aria-hidden />
                {t(`views.${one}`)}
              </ToggleButton>
            )
          })}
        </ToggleButtonGroup>
      }
    >
      {view === 'chart' ? (
        <>
          <ErrorBoundary fallback={table}>
            <Suspense fallback={<Skeleton variant="rounded" aria-busy="true" height={260} />}>
              <ColumnChart label={`${title}. ${most}`} unit={t('answers')} columns={columns} />
            </Suspense>
          </ErrorBoundary>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {most}
          </Typography>
        </>
      ) : (
        table
      )}
    </Section>
  )
}
