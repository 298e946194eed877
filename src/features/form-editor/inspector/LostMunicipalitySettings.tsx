import { Alert } from '@mui/material'
import { useTranslation } from 'react-i18next'
import {
  createsIncidents,
  municipalitySettingsOf,
  type MunicipalitySetting,
} from '../../../domain/form/incidents'
import { sameItems, useEditorState } from '../store/context'
import styles from './Inspector.module.css'

/**
 * Says which settings the form lost by moving to another municipality, until they are chosen again (EDIT-14, EDIT-15).
 */
export function LostMunicipalitySettings({ settings }: { settings: MunicipalitySetting[] }) {
  const { t } = useTranslation('editor')
  const missing = useEditorState(({ form }) => {
    const has = municipalitySettingsOf(form)
    const wanted = { agenda: form.opcionales.addAppointment, incidentArea: createsIncidents(form.opcionales) }
    return settings.filter((one) => wanted[one] && !has.includes(one))
  }, sameItems)
  return (
    <div role="status" className={missing.length > 0 ? styles.fields : undefined}>
      {missing.map((one) => (
        <Alert key={one} severity="warning" role="presentation">
          {t(`areas.left.${one}`)}
        </Alert>
      ))}
    </div>
  )
}
