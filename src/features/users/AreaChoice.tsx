import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { PlacedTown } from '../../domain/geography/tree'

interface AreaChoiceProps {
  /** Whose areas; undefined while no municipality is chosen. */
  town: PlacedTown | undefined
  /** Paths of the areas. */
  chosen: readonly string[]
  onChosen: (areas: string[]) => void
  /** What is wrong with the choice; null for nothing. */
  fault: string | null
  disabled: boolean
}

/** The areas of a municipality that somebody belongs to. */
export function AreaChoice({ town, chosen, onChosen, fault, disabled }: AreaChoiceProps) {
  const { t } = useTranslation('users')
  const areas = town?.areas ?? []
  const help = town ? t('noAreas') : t('townFirst')
  return (
    <FormControl component="fieldset" required error={fault !== null} disabled={disabled}>
      <FormLabel component="legend">{t('areas')}</FormLabel>
      {areas.length === 0 && !fault && <FormHelperText>{help}</FormHelperText>}
      {/* Many areas scroll by themselves: what comes after them stays near. */}
      <FormGroup sx={{ maxHeight: 300, overflowY: 'auto', flexWrap: 'nowrap', pl: 1 }}>
        {areas.map(({ path, nombre }) => (
          <FormControlLabel
            key={path}
            label={nombre}
            control={
              <Checkbox
                checked={chosen.includes(path)}
                onChange={({ target }) =>
                  onChosen(target.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
                }
                slotProps={{ input: { 'aria-invalid': fault !== null } }}
              />
            }
          />
        ))}
      </FormGroup>
      {fault && <FormHelperText role="alert">{fault}</FormHelperText>}
    </FormControl>
  )
}
