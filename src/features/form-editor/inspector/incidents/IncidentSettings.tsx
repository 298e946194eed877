import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import {
  changeMuniCore,
  incidentModeOf,
  MIN_STATES,
  setIncidents,
  setSync,
  type IncidentMode,
} from '../../../../domain/form/incidents'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'
import { IncidentArea } from './IncidentArea'
import { IncidentTypes } from './IncidentTypes'

/** Whether the form's answers make incidents in the management system, and which (EDIT-15). */
export function IncidentSettings() {
  const { t } = useTranslation('editor')
  const { store, user, readOnly } = useEditor()
  const synced = useEditorState(({ form }) => Boolean(form.muniCore))
  const mode = useEditorState(({ form }) => incidentModeOf(form.opcionales))
  const turn = (to: IncidentMode): void => store.edit((form) => setIncidents(form, to, user.userMuniCore))
  const sync = (
    <SettingSwitch
      label={t('incidents.sync.label')}
      help={t('incidents.sync.help')}
      checked={synced}
      disabled={readOnly}
      onChange={(on) => store.edit((form) => setSync(form, on, user.userMuniCore))}
    />
  )
  return (
    <>
      {mode === 'none' ? <Target name="muniCore">{sync}</Target> : sync}
      <SettingSwitch
        label={t('options.incidentes.label')}
        help={t('options.incidentes.help')}
        checked={mode !== 'none'}
        disabled={readOnly}
        onChange={(on) => turn(on ? 'one' : 'none')}
      />
      <PerState mode={mode} onTurn={(on) => turn(on ? 'perState' : 'one')} />
      {mode === 'none' ? null : (
        <Target name="muniCore">
          <Incidents />
        </Target>
      )}
    </>
  )
}

/** The switch for one incident type for each state; it needs two states at least. */
function PerState({ mode, onTurn }: { mode: IncidentMode; onTurn: (on: boolean) => void }) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const tooFew = useEditorState(({ form }) => form.estados.disponibles.length < MIN_STATES)
  const on = mode === 'perState'
  const needed = tooFew
    ? t('problem.incidentStatesMissing')
    : t('options.blocked.needs', { name: t('options.incidentes.label') })
  const isBlocked = !readOnly && !on && (tooFew || mode === 'none')
  return (
    <div>
      <SettingSwitch
        label={t('options.incidentesXestado.label')}
        help={t('options.incidentesXestado.help')}
        blocked={isBlocked ? needed : undefined}
        checked={on}
        disabled={readOnly}
        onChange={onTurn}
      />
      {tooFew && mode !== 'none' && !readOnly ? (
        <Button size="small" onClick={() => store.show({ selection: { kind: 'states' }, area: 'canvas' })}>
          {t('incidents.toStates')}
        </Button>
      ) : null}
    </div>
  )
}

/** Settings of the incidents: their area, who sees them, and the names of their types. */
function Incidents() {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const publico = useEditorState(({ form }) => form.muniCore?.publico ?? false)
  return (
    <div className={styles.fields}>
      <IncidentArea />
      <SettingSwitch
        label={t('incidents.publico.label')}
        help={t('incidents.publico.help')}
        checked={publico}
        disabled={readOnly}
        onChange={(on) => store.edit((form) => changeMuniCore(form, { publico: on }))}
      />
      <IncidentTypes />
    </div>
  )
}
