import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../ui/staff/SearchField'
import type { ListFilter } from './filter'

interface FormFiltersProps {
  filter: ListFilter
  areas: { id: string; nombre: string }[]
  onName: (name: string) => void
  onArea: (area: string) => void
  onClear: () => void
}

/** Finds a form by name and area (LIST-01). */
export function FormFilters({ filter, areas, onName, onArea, onClear }: FormFiltersProps) {
  const { t } = useTranslation('staff')
  const active = filter.name !== '' || filter.area !== ''
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      role="search"
      sx={{ gap: 3, mb: 4, alignItems: { sm: 'center' } }}
    >
      <SearchField label={t('forms.searchByName')} value={filter.name} onChange={onName} />
      <TextField
        select
        label={t('forms.area')}
        value={areas.some(({ id }) => id === filter.area) ? filter.area : ''}
        onChange={(event) => onArea(event.target.value)}
        sx={{ minWidth: 240 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('forms.allAreas')}</MenuItem>
        {areas.map(({ id, nombre }) => (
          <MenuItem key={id} value={id}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
      {active && <Button onClick={onClear}>{t('forms.clearFilters')}</Button>}
    </Stack>
  )
}
