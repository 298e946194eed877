import { useTranslation } from 'react-i18next'
import { MAX_INCIDENT_TITLE } from '../../../../domain/form/incidents'
import { createsIncidents, isIncidentTitle } from '../../../../domain/form/incidents'
import { useEditorState } from '../../store/context'
import inspector from '../Inspector.module.css'
import styles from './IncidentTypes.module.css'

/**
 * How many of the letters of an incident type's name the title uses, while the form makes incidents (rule 6 of §1.5).
 */
export function TitleCounter() {
  const { t } = useTranslation('editor')
  const title = useEditorState(({ form }) => (createsIncidents(form.opcionales) ? form.titulo.trim() : null))
  if (title === null) return null
  const fits = isIncidentTitle(title)
  return (
    <div className={styles.counter}>
      <p className={fits ? inspector.help : styles.tooLong}>
        {t('incidents.title.length', { used: title.length, max: MAX_INCIDENT_TITLE })}
      </p>
      {/* Announced once, when the limit is passed, not with every letter. */}
      <p role="status" className={styles.tooLong}>
        {fits ? '' : t('incidents.title.tooLong')}
      </p>
    </div>
  )
}
