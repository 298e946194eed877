import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../lib/formats'
import { currentTag } from '../../lib/i18n'
import { spanWords } from './days'
import type { Statistics } from './use-statistics'

interface DayTableProps {
  title: string
  statistics: Pick<Statistics, 'unit' | 'buckets'>
}

/** What the chart shows, in numbers: also where it cannot be drawn. */
export function DayTable({ title, statistics: { unit, buckets } }: DayTableProps) {
  const { t } = useTranslation('statistics')
  return (
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
              <TableCell align="right">{formatNumber(answers, currentTag())}</TableCell>
              <TableCell align="right">{formatShare(share, currentTag())}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
