import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
} from '@mui/material'
import { useTranslation } from 'react-i18next'
import { ShareBar } from './ShareBar'
import { TownPlace } from './TownPlace'
import type { TownsShown } from './towns-shown'

/** Municipalities on a desk: a row each, whose share is drawn as a bar. */
export function TownTable({ label, statistics, number, share }: TownsShown) {
  const { t } = useTranslation('statistics')
  const { towns, elsewhere, total } = statistics
  const longest = Math.max(elsewhere, ...towns.map(({ answers }) => answers))
  const sum = (of: 'forms' | 'users') => number(towns.reduce((all, town) => all + town[of], 0))
  const bar = (answers: number, part: number) => (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
      <ShareBar value={answers} longest={longest} />
      <Box component="span" sx={{ minWidth: '9ch', textAlign: 'right' }}>
        {share(part)}
      </Box>
    </Box>
  )
  return (
    <TableContainer>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('towns.town')}</TableCell>
            <TableCell align="right">{t('answers')}</TableCell>
            <TableCell sx={{ width: '40%' }} align="right">
              {t('share')}
            </TableCell>
            <TableCell align="right">{t('towns.forms')}</TableCell>
            <TableCell align="right">{t('towns.users')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {towns.map((town) => (
            <TableRow key={town.path} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {town.nombre}
                <TownPlace town={town} />
              </TableCell>
              <TableCell align="right">{number(town.answers)}</TableCell>
              <TableCell>{bar(town.answers, town.share)}</TableCell>
              <TableCell align="right">{number(town.forms)}</TableCell>
              <TableCell align="right">{number(town.users)}</TableCell>
            </TableRow>
          ))}
          {elsewhere > 0 && (
            <TableRow hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {t('towns.elsewhere')}
              </TableCell>
              <TableCell align="right">{number(elsewhere)}</TableCell>
              <TableCell>{bar(elsewhere, elsewhere / total)}</TableCell>
              <TableCell colSpan={2} />
            </TableRow>
          )}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{
              '& > .MuiTableCell-root': {
                borderBottom: 0,
                color: 'text.primary',
                fontSize: 'var(--text-16)',
                fontWeight: 'var(--weight-bold)',
              },
            }}
          >
            <TableCell component="th" scope="row">
              {t('towns.total')}
            </TableCell>
            <TableCell align="right">{number(total)}</TableCell>
            <TableCell align="right">{share(1)}</TableCell>
            <TableCell align="right">{sum('forms')}</TableCell>
            <TableCell align="right">{sum('users')}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  )
}
