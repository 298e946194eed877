import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { addWeekly, changeSchedule, changeWeekly, removeWeekly } from '../../../../domain/form/edit-schedule'
import type { WeeklyHours } from '../../../../domain/form/opening'
import { isWholeWeekly, MAX_WEEKLY, type Schedule } from '../../../../domain/form/schedule'
import { weekdayName } from '../../../../domain/calendar-names'
import { currentTag } from '../../../../lib/i18n'
import { useEditor } from '../../store/context'
import styles from './WeeklyList.module.css'
import { HinderedButton } from '../../../../ui/staff/HinderedButton'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

/** The weekly hours of a schedule: days, and from when until when on each. */
export function WeeklyList({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation(['editor', 'staff'])
  const { store } = useEditor()
  const edit = (change: (one: Schedule) => Schedule, group?: string): void =>
    store.edit((form) => changeSchedule(form, change), group)
  const { semana } = schedule
  return (
    <fieldset className={styles.list}>
      <legend>{t('schedule.week')}</legend>
      {semana.length === 0 ? <p className={styles.none}>{t('schedule.always')}</p> : null}
      {semana.map((row, at) => (
        <WeeklyRow
          key={at}
          row={row}
          number={at + 1}
          onChange={(change, field) =>
            edit((one) => changeWeekly(one, at, change), `schedule-week-${at}-${field}`)
          }
          onRemove={() => edit((one) => removeWeekly(one, at))}
        />
      ))}
      <HinderedButton
        className={styles.add}
        startIcon={<AddIcon aria-hidden />}
        hindrance={semana.length >= MAX_WEEKLY ? t('staff:ui.why.full', { most: MAX_WEEKLY }) : null}
        onClick={() => edit(addWeekly)}
      >
        {t('schedule.addHours')}
      </HinderedButton>
    </fieldset>
  )
}

interface WeeklyRowProps {
  row: WeeklyHours
  number: number
  onChange: (change: Partial<WeeklyHours>, field: string) => void
  onRemove: () => void
}

function WeeklyRow({ row, number, onChange, onRemove }: WeeklyRowProps) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const isWhole = isWholeWeekly(row)
  const tag = currentTag()
  const time = (field: 'desde' | 'hasta') => (
    <TextField
      type="time"
      label={t(field === 'desde' ? 'schedule.from' : 'schedule.until')}
      // A clock shows no 24:00: the end of the day is its last minute there.
      value={row[field] === '24:00' ? '23:59' : row[field]}
      error={!isWhole}
      onChange={({ target }) => onChange({ [field]: target.value }, field)}
      onBlur={() => store.endGroup()}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
  return (
    <div role="group" aria-label={t('schedule.hoursNumbered', { number })} className={styles.row}>
      <ToggleButtonGroup
        fullWidth
        size="small"
        value={row.dias}
        aria-label={t('schedule.days')}
        onChange={(_, dias: number[]) =>
          onChange({ dias: dias.toSorted((one, other) => one - other) }, 'days')
        }
      >
        {DAYS.map((day) => (
          <ToggleButton key={day} value={day} aria-label={weekdayName(day, 'long', tag)}>
            {weekdayName(day, 'short', tag)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div className={styles.times}>
        {time('desde')}
        {time('hasta')}
        <IconButton aria-label={t('schedule.removeHours', { number })} onClick={onRemove}>
          <DeleteIcon aria-hidden />
        </IconButton>
      </div>
      {isWhole ? null : (
        <p className={styles.wrong} role="alert">
          {t('schedule.fault.weekly')}
        </p>
      )}
    </div>
  )
}
