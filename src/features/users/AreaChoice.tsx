import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PlacedMunicipality } from '../../domain/geography/tree'
import type { UserDraft } from '../../domain/user/user-draft'

interface AreaChoiceProps {
  /** The municipality of the areas; undefined while none is chosen. */
  municipality: PlacedMunicipality | undefined
  /** The message when no area is chosen. */
  faultWords: string
  disabled: boolean
}

/** The areas of a municipality that somebody belongs to. */
export function AreaChoice({ municipality, faultWords, disabled }: AreaChoiceProps) {
  const { field, fieldState, formState } = useController<Pick<UserDraft, 'areas'>, 'areas'>({ name: 'areas' })
  const chosen = field.value
  const fault = fieldState.error && faultWords
  const { t } = useTranslation('users')
  const areas = municipality?.areas ?? []
  const help = municipality ? t('noAreas') : t('municipalityFirst')
  return (
    <FormControl
      component="fieldset"
      required
      error={fault !== undefined}
      disabled={disabled || formState.isSubmitting}
    >
      <FormLabel component="legend">{t('areas')}</FormLabel>
      {areas.length === 0 && !fault && <FormHelperText>{help}</FormHelperText>}
      {/* A long list scrolls on its own, so that the fields after it stay near. */}
      <FormGroup sx={{ maxHeight: 300, overflowY: 'auto', flexWrap: 'nowrap', pl: 1 }}>
        {areas.map(({ path, nombre }) => (
          <FormControlLabel
            key={path}
            label={nombre}
            control={
              <Checkbox
                checked={chosen.includes(path)}
                onChange={({ target }) =>
                  field.onChange(target.checked ? [...chosen, path] : chosen.filter((one) => one !== path))
                }
                slotProps={{ input: { 'aria-invalid': fault !== undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {fault && <FormHelperText role="alert">{fault}</FormHelperText>}
    </FormControl>
  )
}
