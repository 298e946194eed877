import { Box, Button, MenuItem, TextField } from '@mui/material'
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormsFilter } from '../../data/staff/list-forms'
import { FORM_SORTS, type FormsSort } from '../../domain/form/form-row'
import { SearchField } from '../../ui/staff/SearchField'
import { LabelFilter } from './labels/LabelFilter'
import { useListedAreas } from './use-listed-areas'

interface FormFiltersProps {
  filter: FormsFilter
  onName: (name: string) => void
  onArea: (area: string) => void
  onLabel: (label: string) => void
  /** Whether the list can be sorted by answers. */
  withSort: boolean
  onSort: (sort: FormsSort) => void
  onArchived: (archived: boolean) => void
  onClear: () => void
}

/** Finds a form by name and area (LIST-01) or label, sorts them by their answers, and shows those put away (DAY-04). */
export function FormFilters({
  filter,
  onName,
  onArea,
  onLabel,
  withSort,
  onSort,
  onArchived,
  onClear,
}: FormFiltersProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [wanted, setWanted] = useState(false)
  const areas = useListedAreas(wanted || filter.area !== '')
  const listed = areas.data ?? []
  const found = filter.name + (filter.label ?? '')
  const active = found + filter.area !== ''
  // Names and labels are found in the order of names, and what is put away stands in it.
  const isSorted = found === '' && !filter.archived
  return (
    <Box
      role="search"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        // On a phone the name has a line of its own, and the rest stands in pairs.
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > div:first-of-type': { gridColumn: '1 / -1' },
        ...{ rowGap: { xs: 4, sm: 3 }, columnGap: 3, mb: 4, alignItems: 'center', flexWrap: 'wrap' },
      }}
    >
      <SearchField label={t('forms.searchByName')} value={filter.name} onChange={onName} />
      <TextField
        select
        label={t('forms.area')}
        value={listed.some(({ path }) => path === filter.area) ? filter.area : ''}
        error={areas.isError}
        helperText={areas.isError ? t('forms.areasFailed') : undefined}
        onChange={(event) => onArea(event.target.value)}
        sx={{ minWidth: { sm: 240 } }}
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
      <LabelFilter value={filter.label ?? ''} onApply={onLabel} />
      {withSort && (
        <TextField
          select
          label={t('forms.sort')}
          disabled={!isSorted}
          value={isSorted ? (filter.sort ?? 'titulo') : 'titulo'}
          onChange={({ target }) => onSort(FORM_SORTS.find((one) => one === target.value) ?? 'titulo')}
          sx={{ minWidth: { sm: 180 } }}
        >
          {FORM_SORTS.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`forms.sorts.${sort}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button
        variant={filter.archived ? 'contained' : 'text'}
        aria-pressed={filter.archived}
        startIcon={<ArchiveIcon aria-hidden />}
        onClick={() => onArchived(!filter.archived)}
      >
        {t('forms.archive')}
      </Button>
      {active && <Button onClick={onClear}>{t('forms.clearFilters')}</Button>}
    </Box>
  )
}
