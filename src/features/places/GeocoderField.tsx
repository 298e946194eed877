import { MenuItem } from '@mui/material'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { geocoders } from '../../data/geocoder'
import { NO_GEOCODER } from '../../domain/geography/geocoders'
import { PlaceField } from './PlaceField'

/**
 * Which of the installation's services searches addresses for the municipality (GEO-04); nothing where there is none.
 */
export function GeocoderField() {
  const { t } = useTranslation('places')
  const { field } = useController<Record<string, string>>({ name: 'geocodificador' })
  const [usual, ...others] = Object.keys(geocoders())
  if (usual === undefined) return null
  const chosen = field.value ?? ''
  const isGone = !['', NO_GEOCODER, usual, ...others].includes(chosen)
  return (
    <PlaceField
      select
      showsEmpty
      name="geocodificador"
      label={t('municipalities.geocoder')}
      help={t('municipalities.geocoderHelp')}
      required={false}
    >
      <MenuItem value="">{t('municipalities.geocoderUsual', { name: usual })}</MenuItem>
      {[usual, ...others].map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
      <MenuItem value={NO_GEOCODER}>{t('municipalities.geocoderNone')}</MenuItem>
      {isGone && <MenuItem value={chosen}>{t('municipalities.geocoderGone', { name: chosen })}</MenuItem>}
    </PlaceField>
  )
}
