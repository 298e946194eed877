import { TextField } from '@mui/material'
import { useState, type FocusEvent } from 'react'
import { useEditor } from '../../store/context'
import { cleanValue } from '../../../../domain/text/clean'

interface NumberSettingProps {
  label: string
  /** As stored. */
  value: number
  /** The number to store for a text; a special value stands for a text that is not a number. */
  parse: (text: string) => number
  format: (value: number) => string
  /** What is wrong with it, shown once the field was left, or at once when `insists`. */
  problem?: string
  insists?: boolean
  decimals?: boolean
  onChange: (value: number) => void
}

/** A number of the form's settings. The field keeps the text as it was typed, also while it is not a number. */
export function NumberSetting(props: NumberSettingProps) {
  const { label, value, parse, format, problem, insists = false, decimals = false, onChange } = props
  const { store, readOnly } = useEditor()
  const [typed, setTyped] = useState(() => format(value))
  const [left, setLeft] = useState(false)
  // After an undo the number is another one than was typed.
  const shown = parse(typed) === value ? typed : format(value)
  const wrong = problem !== undefined && (left || insists)
  return (
    <TextField
      fullWidth
      label={label}
      value={shown}
      error={wrong}
      helperText={wrong ? problem : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(parse(target.value))
      }}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        setTyped(cleanValue(event.target.value))
        setLeft(true)
        store.endGroup()
      }}
      slotProps={{
        htmlInput: {
          readOnly,
          inputMode: decimals ? 'decimal' : 'numeric',
          autoComplete: 'off',
          maxLength: 15,
        },
      }}
    />
  )
}
