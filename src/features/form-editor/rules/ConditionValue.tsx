import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { FormPart } from '../../../domain/form-logic/parts'
import { numberIn, type ValueType } from '../../../domain/logic/value'
import { useEditor } from '../store/context'
import { dayPart, timePart } from '../../../domain/wall-clock'

interface ConditionValueProps {
  part: FormPart
  /** What it is compared as. */
  is: ValueType
  value: string
  onChange: (value: string) => void
  onLeave: () => void
}

const INPUT = { date: 'date', time: 'time' } as const

/** What an answer is compared with, as answers of its type are written. */
export function ConditionValue({ part, is, value, onChange, onLeave }: ConditionValueProps) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const options = part.is === 'question' ? part.definition.opciones : []
  if (is === 'options')
    return (
      <TextField
        select
        fullWidth
        label={t('rules.value')}
        value={options.some(({ id }) => id === value) ? value : ''}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(({ id, texto, orden }) => (
          <MenuItem key={id} value={id}>
            {texto || t('option.label', { number: orden + 1 })}
          </MenuItem>
        ))}
      </TextField>
    )
  if (is === 'moment') return <MomentValue {...{ value, onChange, onLeave }} />
  const isWrong = is === 'number' && value !== '' && numberIn(value) === null
  return (
    <TextField
      fullWidth
      label={t('rules.value')}
      type={is === 'date' || is === 'time' ? INPUT[is] : 'text'}
      value={is === 'number' ? value.replace('.', ',') : value}
      error={isWrong}
      helperText={isWrong ? t('rules.notANumber') : undefined}
      disabled={readOnly}
      onChange={({ target }) => onChange(is === 'number' ? target.value.replace(',', '.') : target.value)}
      onBlur={onLeave}
      slotProps={{
        inputLabel: { shrink: is === 'date' || is === 'time' || value !== '' },
        htmlInput: { inputMode: is === 'number' ? 'decimal' : undefined, autoComplete: 'off' },
      }}
    />
  )
}

/** A day, and where it matters the time of day. */
function MomentValue({
  value,
  onChange,
  onLeave,
}: Pick<ConditionValueProps, 'value' | 'onChange' | 'onLeave'>) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const [day, time] = [dayPart(value), timePart(value)]
  const shared = { fullWidth: true, disabled: readOnly, onBlur: onLeave } as const
  return (
    <>
      <TextField
        {...shared}
        label={t('rules.value')}
        type="date"
        value={day}
        onChange={({ target }) => onChange([target.value, time].filter(Boolean).join('T'))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        {...shared}
        label={t('rules.timeOfValue')}
        helperText={t('rules.timeOfValueHelp')}
        type="time"
        value={time}
        onChange={({ target }) => onChange([day, target.value].filter(Boolean).join('T'))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  )
}
