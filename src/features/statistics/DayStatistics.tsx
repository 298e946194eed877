import ChartIcon from '@mui/icons-material/BarChart'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { ColumnChart } from './ColumnChart'
import { shortWords, spanWords } from './days'
import { Section } from './Section'
import type { Statistics } from './use-statistics'

const VIEWS = ['chart', 'table'] as const
type View = (typeof VIEWS)[number]
const ICON = { chart: ChartIcon, table: TableIcon }

/** Answers by day, or by what a bar stands for in a longer period, as a picture or as its table (STAT-04). */
export function DayStatistics({ statistics }: { statistics: Statistics }) {
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
          <ColumnChart label={`${title}. ${most}`} columns={columns} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {most}
          </Typography>
        </>
      ) : (
        <TableContainer sx={{ maxWidth: 'var(--width-form)' }}>
          <Table aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{t(`unit.${unit}`)}</TableCell>
                <TableCell align="right">{t('answers')}</TableCell>
                <TableCell align="right">{t('share')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {buckets.map(({ span, answers, share }) => (
                <TableRow key={span.from} hover>
                  <TableCell component="th" scope="row">
                    {spanWords(t, span)}
                  </TableCell>
                  <TableCell align="right">{number(answers)}</TableCell>
                  <TableCell align="right">{formatShare(share, currentTag())}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  )
}
