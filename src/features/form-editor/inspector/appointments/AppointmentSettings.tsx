import { useTranslation } from 'react-i18next'
import { Target } from '../../canvas/Target'
import { useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { OptionSwitch } from '../options/OptionSwitch'
import { AgendaPicker } from './AgendaPicker'

/** Whether people who answer book an appointment, and in which agenda (EDIT-14). */
export function AppointmentSettings() {
  const { t } = useTranslation('editor')
  const on = useEditorState(({ form }) => form.opcionales.addAppointment)
  const municipalityPath = useEditorState(({ form }) => form.municipalityPath)
  return (
    <>
      <OptionSwitch option="addAppointment" />
      {on ? (
        <Target name="appointmentGroup">
          {municipalityPath === '' ? (
            <p className={styles.also} role="note">
              {t('agenda.needsArea')}
            </p>
          ) : (
            <AgendaPicker municipalityPath={municipalityPath} />
          )}
        </Target>
      ) : null}
    </>
  )
}
