import { TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { changeSchedule, setScheduled } from '../../../../domain/form/edit-schedule'
import { isForStrangers } from '../../../../domain/form/options'
import {
  MAX_GRACE,
  scheduleFaults,
  type Schedule,
  type ScheduleFault,
} from '../../../../domain/form/schedule'
import { Target } from '../../canvas/Target'
import { useEditor, useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSelect } from '../SettingSelect'
import { SettingSwitch } from '../SettingSwitch'
import { SettingText } from '../SettingText'
import { WeeklyList } from './WeeklyList'

const OWNER = { kind: 'schedule' } as const
/** Minutes. */
const GRACES = [0, 5, 15, 30, 60, 120, MAX_GRACE]

/** When the form takes answers of people who are not staff (REACH-01). */
export function SchedulePanel() {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const schedule = useEditorState(({ form }) => form.horario ?? null)
  const isOpenToSome = useEditorState(({ form }) => isForStrangers(form.opcionales))
  return (
    <Target name="horario">
      <div className={styles.fields}>
        <SettingSwitch
          label={t('schedule.label')}
          help={t(isOpenToSome ? 'schedule.help' : 'schedule.helpPrivate')}
          checked={schedule !== null}
          onChange={(on) => store.edit((form) => setScheduled(form, on))}
        />
        {schedule ? <ScheduleFields schedule={schedule} /> : null}
      </div>
    </Target>
  )
}

function ScheduleFields({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const lit = useEditorState(({ highlight }) => highlight?.target === 'horario')
  const faults = scheduleFaults(schedule)
  const change = (given: Partial<Schedule>, group?: string): void =>
    store.edit((form) => changeSchedule(form, (one) => ({ ...one, ...given })), group)
  const problem = (...among: ScheduleFault[]): string | undefined => {
    const found = faults.find((fault) => among.includes(fault))
    return found && t(`schedule.fault.${found}`)
  }
  const moment = (field: 'desde' | 'hasta', wrong: string | undefined) => (
    <TextField
      fullWidth
      type="datetime-local"
      label={t(field === 'desde' ? 'schedule.opens' : 'schedule.closes')}
      value={schedule[field]}
      error={wrong !== undefined}
      helperText={wrong ?? t('schedule.clock')}
      onChange={({ target }) => change({ [field]: target.value }, `schedule-${field}`)}
      onBlur={() => store.endGroup()}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <>
      {lit && faults.includes('nothingSaid') ? (
        <p className={styles.also} role="alert">
          {t('schedule.fault.nothingSaid')}
        </p>
      ) : null}
      {moment('desde', problem('fromInvalid'))}
      {moment('hasta', problem('untilInvalid', 'untilBeforeFrom'))}
      <WeeklyList schedule={schedule} />
      <SettingSelect
        label={t('schedule.grace')}
        help={t('schedule.graceHelp')}
        value={String(schedule.gracia)}
        among={[...new Set([...GRACES, schedule.gracia])].map(String)}
        nameOf={(minutes) => minutes}
        onChange={(minutes) => change({ gracia: Number(minutes) })}
      />
      <SettingText owner={OWNER} field="textoAntes" label={t('schedule.before')} multiline />
      <SettingText owner={OWNER} field="textoDespues" label={t('schedule.after')} multiline />
    </>
  )
}
