import { Alert } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sharesArea } from '../../../domain/access/area-access'
import { roleOf } from '../../../domain/user/user'
import { sameItems, useEditor, useEditorState } from '../store/context'
import { AreaChoices } from './AreaChoices'
import styles from './Inspector.module.css'
import { pathOfPlace, placeOfPath } from './place'
import { PlacePicker } from './PlacePicker'

/**
 * Which areas the form belongs to (EDIT-06). The administrator goes down from the country; everybody else chooses
 * among the areas of the own municipality.
 */
export function AreaPicker() {
  const { t } = useTranslation('editor')
  const { user } = useEditor()
  const isAdmin = roleOf(user) === 'ROLE_ADMIN'
  const stored = useEditorState(({ form }) => form.municipalityPath)
  const areas = useEditorState(({ form }) => form.areas, sameItems)
  const [place, setPlace] = useState(() => placeOfPath(stored || user.municipalityPath))
  const municipalityPath = isAdmin ? pathOfPlace(place) : stored || user.municipalityPath
  const outside = !isAdmin && areas.length > 0 && !sharesArea(user, { areas, municipalityPath })
  return (
    <section className={styles.fields} aria-labelledby="areas-heading">
      <h3 id="areas-heading" className={styles.subheading}>
        {t('areas.heading')}
      </h3>
      {isAdmin ? <PlacePicker place={place} onChange={setPlace} /> : null}
      {municipalityPath ? <AreaChoices municipalityPath={municipalityPath} /> : null}
      {outside ? (
        <Alert severity="warning" role="status">
          {t('areas.outside')}
        </Alert>
      ) : null}
    </section>
  )
}
