import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'

/** A place to choose; one that is `inhabilitado` is shown and cannot be chosen (AUTH-11). */
export interface ListedPlace {
  id: string
  nombre: string
  inhabilitado?: boolean
}

interface PlaceStepProps {
  label: string
  /** The problem of the list or the choice; false or '' for none. */
  said: string | false
  value: string
  listed: readonly ListedPlace[]
  disabled?: boolean
  onChange: (id: string) => void
}

/** One select of {@link PlacePicker}. */
export function PlaceStep({ label, said, value, listed, disabled = false, onChange }: PlaceStepProps) {
  const { t } = useTranslation('staff')
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={listed.some(({ id }) => id === value) ? value : ''}
      disabled={disabled || listed.length === 0}
      error={Boolean(said)}
      helperText={said || undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ formHelperText: { role: 'alert' } }}
    >
      {listed.map(({ id, nombre, inhabilitado = false }) => (
        <MenuItem key={id} value={id} disabled={inhabilitado}>
          {inhabilitado ? t('forms.blockedPlace', { place: nombre }) : nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
