import { MenuItem, TextField } from '@mui/material'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areas, countries, municipalities, provinces } from '../../data/staff/geography'
import { roleOf } from '../../domain/user/user'
import { useSession } from '../../lib/session'

interface AreaStepsProps {
  /** Path of the area chosen; '' for none. */
  area: string
  onArea: (path: string) => void
  /** What is wrong with the choice; '' for nothing. */
  error: string
}

/** One area: administrators go down from the country, others choose in their own municipality (LIST-07). */
export function AreaSteps({ area, onArea, error }: AreaStepsProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const isAdmin = roleOf(user) === 'ROLE_ADMIN'
  const [place, setPlace] = useState(() => stepsOf(user.municipalityPath))
  const municipalityPath = place.municipality === '' ? '' : pathOf(place)
  const go = (next: typeof place) => {
    setPlace(next)
    onArea('')
  }
  const inCountry = useQuery({ queryKey: ['countries'], queryFn: countries, enabled: isAdmin })
  const inProvince = useQuery({
    queryKey: ['provinces', place.country],
    queryFn: () => provinces(place.country),
    enabled: isAdmin && place.country !== '',
  })
  const towns = useQuery({
    queryKey: ['municipalities', place.country, place.province],
    queryFn: () => municipalities(place.country, place.province),
    enabled: isAdmin && place.province !== '',
  })
  const inTown = useQuery({
    queryKey: ['areas', municipalityPath],
    queryFn: () => areas(municipalityPath),
    enabled: municipalityPath !== '',
  })
  return (
    <>
      {isAdmin && (
        <>
          <Step
            label={t('forms.country')}
            failed={t('forms.countriesFailed')}
            value={place.country}
            listed={inCountry}
            onChange={(country) => go({ country, province: '', municipality: '' })}
          />
          <Step
            label={t('forms.province')}
            failed={t('forms.provincesFailed')}
            value={place.province}
            listed={inProvince}
            onChange={(province) => go({ ...place, province, municipality: '' })}
          />
          <Step
            label={t('forms.municipality')}
            failed={t('forms.municipalitiesFailed')}
            value={place.municipality}
            listed={towns}
            onChange={(municipality) => go({ ...place, municipality })}
          />
        </>
      )}
      <Step
        label={t('forms.area')}
        failed={t('forms.areasFailed')}
        value={area}
        listed={inTown}
        error={error}
        onChange={onArea}
      />
    </>
  )
}

/** The ids along `paises/p/provincias/q/municipios/m`. */
function stepsOf(municipalityPath: string) {
  const [, country = '', , province = '', , municipality = ''] = municipalityPath.split('/')
  return { country, province, municipality }
}

const pathOf = ({ country, province, municipality }: ReturnType<typeof stepsOf>): string =>
  `paises/${country}/provincias/${province}/municipios/${municipality}`

interface StepProps {
  label: string
  failed: string
  value: string
  listed: UseQueryResult<{ id: string; nombre: string; path?: string }[]>
  error?: string
  onChange: (key: string) => void
}

function Step({ label, failed, value, listed, error = '', onChange }: StepProps) {
  const items = (listed.data ?? []).map(({ id, nombre, path }) => ({ key: path ?? id, nombre }))
  const said = listed.isError ? failed : error
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={items.some(({ key }) => key === value) ? value : ''}
      disabled={items.length === 0}
      error={said !== ''}
      helperText={said || undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ formHelperText: { role: 'alert' } }}
    >
      {items.map(({ key, nombre }) => (
        <MenuItem key={key} value={key}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
