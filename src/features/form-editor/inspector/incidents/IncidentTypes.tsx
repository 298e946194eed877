import { useTranslation } from 'react-i18next'
import { MAX_INCIDENT_TITLE } from '../../../../domain/form/incidents'
import {
  incidentTypesOf,
  isIncidentTitle,
  keyOfType,
  knownTypes,
  replacesTypes,
  type IncidentType,
} from '../../../../domain/form/incidents'
import { StatusTag } from '../../../../ui/staff/StatusTag'
import { useEditor, useEditorState } from '../../store/context'
import inspector from '../Inspector.module.css'
import styles from './IncidentTypes.module.css'

/** The incident types that the form will have, which of them exist, and which have too long a name (EDIT-15). */
export function IncidentTypes() {
  const { t } = useTranslation('editor')
  const { hasAnswers } = useEditor()
  const form = useEditorState((state) => state.form)
  const saved = useEditorState((state) => state.saved)
  const types = incidentTypesOf(form)
  const known = knownTypes(saved)
  if (types.length === 0) return null
  return (
    <section className={inspector.fields} aria-labelledby="incident-types-heading">
      <h5 id="incident-types-heading" className={inspector.subheading}>
        {t('incidents.types.heading')}
      </h5>
      <ul className={styles.types} aria-labelledby="incident-types-heading">
        {types.map((type) => (
          <Type key={type.stateId ?? 'form'} type={type} exists={known.has(keyOfType(type))} />
        ))}
      </ul>
      {hasAnswers && replacesTypes(form, saved) ? (
        <p className={inspector.also} role="note">
          {t('incidents.types.onlyNew')}
        </p>
      ) : null}
    </section>
  )
}

function Type({ type, exists }: { type: IncidentType; exists: boolean }) {
  const { t } = useTranslation('editor')
  const { formTitle } = type
  const fits = isIncidentTitle(formTitle)
  const used = { used: formTitle.length, max: MAX_INCIDENT_TITLE }
  return (
    <li className={styles.type}>
      <span className={styles.name}>{formTitle || t('form.titlePlaceholder')}</span>
      <span className={fits ? inspector.help : styles.tooLong}>
        {t(fits ? 'incidents.types.length' : 'incidents.types.tooLong', used)}
      </span>
      {fits ? (
        <StatusTag
          label={t(exists ? 'incidents.types.exists' : 'incidents.types.new')}
          tone={exists ? 'neutral' : 'primary'}
        />
      ) : null}
    </li>
  )
}
