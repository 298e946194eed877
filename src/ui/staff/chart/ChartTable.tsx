import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import type { ChartData } from './chart-data'
import { shareWords } from './share-words'

/** The numbers of a chart as a table, also where it cannot be drawn. Numbers lead to the answers that they count. */
export function ChartTable({ title, data }: { title: string; data: ChartData }) {
  const { t } = useTranslation('statistics')
  const { head, unit, rows, extra = [], decimals } = data
  const hasShares = rows.some(({ share }) => share !== undefined)
  return (
    <TableContainer sx={{ maxWidth: 'var(--width-form)' }}>
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            <TableCell align="right">{unit}</TableCell>
            {hasShares && <TableCell align="right">{t('share')}</TableCell>}
            {extra.map((column) => (
              <TableCell key={column} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, tag, value, share, to, extra: more = [] }, index) => (
            <TableRow key={index} hover>
              <TableCell component="th" scope="row" dir="auto" lang={tag} sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              <TableCell align="right">
                {to === undefined || value === 0 ? (
                  formatNumber(value, currentTag())
                ) : (
                  <Link
                    component={RouterLink}
                    to={to}
                    aria-label={t('chart.answersOf', { name, number: formatNumber(value, currentTag()) })}
                  >
                    {formatNumber(value, currentTag())}
                  </Link>
                )}
              </TableCell>
              {hasShares && <TableCell align="right">{shareWords(share, decimals)}</TableCell>}
              {extra.map((column, at) => (
                <TableCell key={column} align="right">
                  {more[at] ?? ''}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
