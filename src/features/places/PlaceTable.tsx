import { Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Listed } from './listed'

/** Places on a desk: a row each. */
export function PlaceTable<T extends { nombre: string; path: string }>({
  label,
  places,
  columns,
  actions,
}: Listed<T>) {
  const { t } = useTranslation('places')
  return (
    <TableContainer>
      <Table stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{t('name')}</TableCell>
            {columns.map(({ title }) => (
              <TableCell key={title}>{title}</TableCell>
            ))}
            <TableCell align="right">{t('actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {places.map((place) => (
            <TableRow key={place.path} hover>
              <TableCell component="th" scope="row" sx={{ fontWeight: 'var(--weight-medium)' }}>
                {place.nombre}
              </TableCell>
              {columns.map(({ title, of }) => (
                <TableCell key={title}>{of(place)}</TableCell>
              ))}
              <TableCell align="right">
                <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
                  {actions(place, { size: 'small' })}
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
