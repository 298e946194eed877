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
import { MunicipalityPlace } from './MunicipalityPlace'
import type { MunicipalitiesShown } from './municipalities-shown'

/** Municipalities on a desk: a row each, whose share is drawn as a bar. */
export function MunicipalityTable({ label, statistics, number, share }: MunicipalitiesShown) {
  const { t } = useTranslation('statistics')
  const { municipalities, elsewhere, total } = statistics
  const longest = Math.max(elsewhere, ...municipalities.map(({ answers }) => answers))
  const sum = (of: 'forms' | 'users') =>
    number(municipalities.reduce((all, municipality) => all + municipality[of], 0))
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
            <TableCell>{t('municipalities.municipality')}</TableCell>
            <TableCell align="right">{t('answers')}</TableCell>
            <TableCell sx={{ width: '40%' }} align="right">
              {t('share')}
            </TableCell>
            <TableCell align="right">{t('municipalities.forms')}</TableCell>
            <TableCell align="right">{t('municipalities.users')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {municipalities.map((municipality) => (
            <TableRow key={municipality.path} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {municipality.nombre}
                <MunicipalityPlace municipality={municipality} />
              </TableCell>
              <TableCell align="right">{number(municipality.answers)}</TableCell>
              <TableCell>{bar(municipality.answers, municipality.share)}</TableCell>
              <TableCell align="right">{number(municipality.forms)}</TableCell>
              <TableCell align="right">{number(municipality.users)}</TableCell>
            </TableRow>
          ))}
          {elsewhere > 0 && (
            <TableRow hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {t('municipalities.elsewhere')}
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
              {t('municipalities.total')}
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
