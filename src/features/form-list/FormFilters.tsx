import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormsFilter } from '../../data/staff/list-forms'
import { SearchField } from '../../ui/staff/SearchField'
import { useListedAreas } from './use-listed-areas'

interface FormFiltersProps {
  filter: FormsFilter
  onName: (name: string) => void
  onArea: (area: string) => void
  onClear: () => void
}

/** Finds a form by name and area (LIST-01). */
export function FormFilters({ filter, onName, onArea, onClear }: FormFiltersProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [wanted, setWanted] = useState(false)
  const areas = useListedAreas(wanted || filter.area !== '')
  const listed = areas.data ?? []
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
        value={listed.some(({ path }) => path === filter.area) ? filter.area : ''}
        error={areas.isError}
        helperText={areas.isError ? t('forms.areasFailed') : undefined}
        onChange={(event) => onArea(event.target.value)}
        sx={{ minWidth: 240 }}
        slotProps={{
          select: { displayEmpty: true, onOpen: () => setWanted(true) },
          inputLabel: { shrink: true },
        }}
      >
        <MenuItem value="">{t('forms.allAreas')}</MenuItem>
        {areas.isFetching && listed.length === 0 && <MenuItem disabled>{t('common:loading')}</MenuItem>}
        {listed.map(({ path, nombre }) => (
          <MenuItem key={path} value={path}>
            {nombre}
          </MenuItem>
        ))}
      </TextField>
      {active && <Button onClick={onClear}>{t('forms.clearFilters')}</Button>}
    </Stack>
  )
}
