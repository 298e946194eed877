import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { formatNumber } from '../../../lib/formats'
import { currentTag } from '../../../lib/i18n'
import { NamedPart } from '../../NamedPart'
import unseen from '../../unseen.module.css'
import type { ChartData } from './chart-data'
import { shareWords } from './share-words'

/** The numbers of a chart as a table, also where it cannot be drawn. Numbers lead to the answers that they count. */
export function ChartTable({ title, data }: { title: ReactNode; data: ChartData }) {
  const { t } = useTranslation('statistics')
  const id = useId()
  const { head, unit, rows, extra = [], decimals } = data
  const hasShares = rows.some(({ share }) => share !== undefined)
  return (
    <TableContainer sx={{ maxWidth: 'var(--width-form)' }}>
      <Table>
        <caption className={unseen.unseen}>{title}</caption>
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
                  <Link component={RouterLink} to={to} aria-labelledby={`${id}-${index}`}>
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
      {/* Beside the table, so that who copies it does not get these words too. */}
      {rows.map(({ name, tag, value, to }, index) =>
        to === undefined || value === 0 ? null : (
          <NamedPart
            key={index}
            id={`${id}-${index}`}
            sentence={(part) =>
              t('chart.answersOf', {
                ...{ count: value, name: part, number: formatNumber(value, currentTag()) },
              })
            }
            part={name}
            lang={tag}
          />
        ),
      )}
    </TableContainer>
  )
}
