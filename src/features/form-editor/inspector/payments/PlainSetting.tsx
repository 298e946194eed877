import { TextField } from '@mui/material'
import { useState } from 'react'
import { useEditor } from '../../store/context'
import { cleanText } from '../../../../domain/text/clean'

interface PlainSettingProps {
  label: string
  value: string
  problem?: string
  insists?: boolean
  onChange: (value: string) => void
}

/** A text without translations, cleaned on leaving (EDIT-21); it shows its problem once it was left. */
export function PlainSetting({ label, value, problem, insists = false, onChange }: PlainSettingProps) {
  const { store, readOnly } = useEditor()
  const [left, setLeft] = useState(false)
  const wrong = problem !== undefined && (left || insists)
  return (
    <TextField
      fullWidth
      label={label}
      value={value}
      error={wrong}
      helperText={wrong ? problem : undefined}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => {
        if (value !== cleanText(value)) onChange(cleanText(value))
        setLeft(true)
        store.endGroup()
      }}
      slotProps={{ htmlInput: { readOnly, maxLength: 255, autoComplete: 'off' } }}
    />
  )
}
