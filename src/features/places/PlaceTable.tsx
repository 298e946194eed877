import { Stack, TableCell, TableRow } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { Listed } from './listed'
import { RowTable } from '../../ui/staff/RowTable'

/** Places on a desk: a row each. */
export function PlaceTable<T extends { nombre: string; path: string }>({
  label,
  places,
  columns,
  actions,
}: Listed<T>) {
  const { t } = useTranslation('places')
  return (
    <RowTable
      label={label}
      columns={[t('name'), ...columns.map(({ title }) => title), t('actions')]}
      endsInActions
    >
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
    </RowTable>
  )
}
