import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryTree, TREE_FRESH_MS } from '../../data/staff/geography-tree'
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
  const { data: tree = [], isError } = useQuery({
    queryKey: ['country-tree'],
    queryFn: countryTree,
    staleTime: TREE_FRESH_MS,
  })
  const provinces = tree.find(({ id }) => id === place.country)?.provincias ?? []
  const towns = provinces.find(({ id }) => id === place.province)?.municipios ?? []
  const areas = towns.find(({ path }) => path === municipalityPath)?.areas ?? []
  return (
    <>
      {isAdmin && (
        <>
          <Step
            label={t('forms.country')}
            failed={isError && t('forms.countriesFailed')}
            value={place.country}
            listed={tree.map(byId)}
            onChange={(country) => go({ country, province: '', municipality: '' })}
          />
          <Step
            label={t('forms.province')}
            failed={isError && place.country !== '' && t('forms.provincesFailed')}
            value={place.province}
            listed={provinces.map(byId)}
            onChange={(province) => go({ ...place, province, municipality: '' })}
          />
          <Step
            label={t('forms.municipality')}
            failed={isError && place.province !== '' && t('forms.municipalitiesFailed')}
            value={place.municipality}
            listed={towns.map(byId)}
            onChange={(municipality) => go({ ...place, municipality })}
          />
        </>
      )}
      <Step
        label={t('forms.area')}
        failed={isError && municipalityPath !== '' && t('forms.areasFailed')}
        value={area}
        listed={areas.map(({ path, nombre }) => ({ key: path, nombre }))}
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

interface Choice {
  key: string
  nombre: string
  /** Shown, and not to be chosen (AUTH-11). */
  blocked?: boolean
}

const byId = (place: { id: string; nombre: string; inhabilitado?: boolean }): Choice => ({
  key: place.id,
  nombre: place.nombre,
  blocked: place.inhabilitado === true,
})

interface StepProps {
  label: string
  /** The message of a list that could not be had, else false. */
  failed: string | false
  value: string
  listed: Choice[]
  error?: string
  onChange: (key: string) => void
}

function Step({ label, failed, value, listed, error = '', onChange }: StepProps) {
  const { t } = useTranslation('staff')
  const said = failed || error
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={listed.some(({ key }) => key === value) ? value : ''}
      disabled={listed.length === 0}
      error={said !== ''}
      helperText={said || undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ formHelperText: { role: 'alert' } }}
    >
      {listed.map(({ key, nombre, blocked = false }) => (
        <MenuItem key={key} value={key} disabled={blocked}>
          {blocked ? t('forms.blockedPlace', { place: nombre }) : nombre}
        </MenuItem>
      ))}
    </TextField>
  )
}
