import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRY_TREE } from '../../../data/staff/country-tree'
import { lists, reachesEverywhere } from '../../../domain/access/places'
import { pathOfPlace, placeOfPath, placeSteps } from '../../../domain/geography/place'
import { PlacePicker } from '../../../ui/staff/PlacePicker'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { AreaChoices } from './AreaChoices'
import styles from './Inspector.module.css'

/**
 * Which areas the form belongs to (EDIT-06). Administrators choose country, province and municipality first; everybody
 * else chooses among the areas of their own municipality.
 */
export function AreaPicker() {
  const { t } = useTranslation('editor')
  const { user, readOnly } = useEditor()
  const isEverywhere = reachesEverywhere(user)
  const stored = useEditorState(({ form }) => form.municipalityPath)
  const areas = useEditorState(({ form }) => form.areas, sameItems)
  const [place, setPlace] = useState(() => placeOfPath(stored || user.municipalityPath))
  const { data = [], isError } = useQuery(COUNTRY_TREE)
  const municipalityPath = isEverywhere ? pathOfPlace(place) : stored || user.municipalityPath
  const outside = areas.length > 0 && !lists(user, areas)
  return (
    <section className={styles.fields} aria-labelledby="areas-heading">
      <h3 id="areas-heading" className={styles.subheading}>
        {t('areas.heading')}
      </h3>
      {isEverywhere ? (
        <PlacePicker
          steps={placeSteps(data, place)}
          isFailed={isError}
          place={place}
          onChange={setPlace}
          disabled={readOnly}
        />
      ) : null}
      {municipalityPath ? <AreaChoices municipalityPath={municipalityPath} /> : null}
      {outside ? (
        <Alert severity="warning" role="status">
          {t('areas.outside')}
        </Alert>
      ) : null}
    </section>
  )
}
