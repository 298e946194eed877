import { useTranslation } from 'react-i18next'
import { PlaceStep, type ListedPlace } from './PlaceStep'

/** The steps down to a municipality: each is '' while nothing is chosen. */
interface Place {
  country: string
  province: string
  municipality: string
}

interface PlacePickerProps {
  /** What each step offers. */
  steps: Record<'countries' | 'provinces' | 'municipalities', readonly ListedPlace[]>
  /** Whether the places could not be loaded. */
  isFailed: boolean
  place: Place
  onChange: (place: Place) => void
  disabled?: boolean
}

/**
 * Country, province, municipality: each step offers the places inside the one before. A blocked place is marked and
 * cannot be chosen (AUTH-11).
 */
export function PlacePicker({ steps, isFailed, place, onChange, disabled = false }: PlacePickerProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      <PlaceStep
        label={t('forms.country')}
        said={isFailed && t('forms.countriesFailed')}
        value={place.country}
        listed={steps.countries}
        disabled={disabled}
        onChange={(country) => onChange({ country, province: '', municipality: '' })}
      />
      <PlaceStep
        label={t('forms.province')}
        said={isFailed && place.country !== '' && t('forms.provincesFailed')}
        value={place.province}
        listed={steps.provinces}
        disabled={disabled}
        onChange={(province) => onChange({ ...place, province, municipality: '' })}
      />
      <PlaceStep
        label={t('forms.municipality')}
        said={isFailed && place.province !== '' && t('forms.municipalitiesFailed')}
        value={place.municipality}
        listed={steps.municipalities}
        disabled={disabled}
        onChange={(municipality) => onChange({ ...place, municipality })}
      />
    </>
  )
}
