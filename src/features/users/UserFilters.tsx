import { MenuItem, Stack, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import { SearchField } from '../../ui/staff/SearchField'
import { SITUATIONS, situationOf, type Situation } from './situation'
import { cleanText } from '../../domain/text/clean'

interface UserFiltersProps {
  text: string
  onText: (text: string) => void
  /** The municipalities to choose from; null for a reader who sees only one (USER-03). */
  municipalities: readonly PlacedMunicipality[] | null
  /** Path of the municipality chosen; '' for all. */
  chosen: string
  onMunicipality: (path: string) => void
  situation: Situation
  onSituation: (situation: Situation) => void
  onPhone: boolean
}

/** The filters of the list of users (USER-01, USER-05). */
export function UserFilters({
  text,
  onText,
  municipalities,
  chosen,
  onMunicipality,
  situation,
  onSituation,
  onPhone,
}: UserFiltersProps) {
  const { t } = useTranslation('users')
  return (
    <Stack
      role="search"
      direction={{ xs: 'column', md: 'row' }}
      // A label stands on the frame of its field, and not on that of the field above.
      sx={{ gap: { xs: 4, md: 3 }, mb: 4, '& > *': { minWidth: { md: 220 } } }}
    >
      <SearchField
        fullWidth={onPhone}
        label={t('search')}
        value={text}
        onChange={(typed) => onText(cleanText(typed))}
      />
      {municipalities && (
        <TextField
          select
          fullWidth={onPhone}
          label={t('municipality')}
          value={chosen}
          onChange={({ target }) => onMunicipality(target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('allMunicipalities')}</MenuItem>
          {municipalities.map(({ path, nombre, provincia }) => (
            <MenuItem key={path} value={path}>{`${nombre} (${provincia})`}</MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        fullWidth={onPhone}
        label={t('situation')}
        value={situation}
        onChange={({ target }) => onSituation(situationOf(target.value))}
      >
        {SITUATIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`situations.${one}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
