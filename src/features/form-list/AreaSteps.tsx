import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRY_TREE } from '../../data/staff/country-tree'
import { reachesEverywhere } from '../../domain/access/places'
import { pathOfPlace, placeOfPath, placeSteps, municipalityAt } from '../../domain/geography/place'
import { useSession } from '../../lib/session'
import { PlacePicker } from '../../ui/staff/PlacePicker'
import { PlaceStep } from '../../ui/staff/PlaceStep'

interface AreaStepsProps {
  /** Path of the area chosen; '' for none. */
  area: string
  onArea: (path: string) => void
  /** The problem of the choice; '' for none. */
  error: string
}

/** Chooses an area: administrators begin with the country, others choose in their own municipality (LIST-07). */
export function AreaSteps({ area, onArea, error }: AreaStepsProps) {
  const { t } = useTranslation('staff')
  const { user } = useSession()
  const [place, setPlace] = useState(() => placeOfPath(user.municipalityPath))
  const { data: tree = [], isError } = useQuery(COUNTRY_TREE)
  const municipalityPath = pathOfPlace(place)
  const areas = municipalityAt(tree, municipalityPath)?.areas ?? []
  return (
    <>
      {reachesEverywhere(user) && (
        <PlacePicker
          steps={placeSteps(tree, place)}
          isFailed={isError}
          place={place}
          onChange={(next) => {
            setPlace(next)
            onArea('')
          }}
        />
      )}
      <PlaceStep
        label={t('forms.area')}
        said={(isError && municipalityPath !== '' && t('forms.areasFailed')) || error}
        value={area}
        listed={areas.map(({ path, nombre }) => ({ id: path, nombre }))}
        onChange={onArea}
      />
    </>
  )
}
