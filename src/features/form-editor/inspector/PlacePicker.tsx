import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../store/context'
import { useCountries, useMunicipalities, useProvinces, type Listed } from './geography'
import type { Place } from './place'

interface PlacePickerProps {
  place: Place
  onChange: (place: Place) => void
}

/**
 * Country, province, municipality: each step offers what lies below the one before. What is blocked is shown as such
 * and cannot be chosen (AUTH-11).
 */
export function PlacePicker({ place, onChange }: PlacePickerProps) {
  const { t } = useTranslation('editor')
  const countries = useCountries()
  const provinces = useProvinces(place.country)
  const municipalities = useMunicipalities(place.country, place.province)
  return (
    <>
      <Step
        label={t('areas.country')}
        failed={t('areas.failed.countries')}
        value={place.country}
        listed={countries}
        onChange={(country) => onChange({ country, province: '', municipality: '' })}
      />
      <Step
        label={t('areas.province')}
        failed={t('areas.failed.provinces')}
        value={place.province}
        listed={provinces}
        onChange={(province) => onChange({ ...place, province, municipality: '' })}
      />
      <Step
        label={t('areas.municipality')}
        failed={t('areas.failed.municipalities')}
        value={place.municipality}
        listed={municipalities}
        onChange={(municipality) => onChange({ ...place, municipality })}
      />
    </>
  )
}

interface StepProps {
  label: string
  failed: string
  value: string
  listed: Listed<{ id: string; nombre: string; inhabilitado?: boolean }>
  onChange: (id: string) => void
}

function Step({ label, failed, value, listed, onChange }: StepProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const { list, status } = listed
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={list.some(({ id }) => id === value) ? value : ''}
      disabled={readOnly || list.length === 0}
      error={status === 'failed'}
      helperText={status === 'failed' ? failed : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {list.map(({ id, nombre, inhabilitado = false }) => (
        <MenuItem key={id} value={id} disabled={inhabilitado}>
          {inhabilitado ? t('areas.blocked', { place: nombre }) : nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
