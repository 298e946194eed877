import { TextField } from '@mui/material'
import { useState } from 'react'

interface FilterTextProps {
  label: string
  /** What can be typed. */
  help?: string
  /** What the list is filtered by now. */
  value: string
  /** The id of what is offered to choose from. */
  list?: string
  /** Whether it is one of those: choosing it applies it. */
  isOneOf?: (typed: string) => boolean
  onApply: (value: string) => void
}

/**
 * A filter that is compared as a whole, so it is applied with Enter or on leaving the field. A filter that is set
 * elsewhere (a chip removed, the back button) replaces what was typed.
 */
export function FilterText({ label, help, value, list, isOneOf, onApply }: FilterTextProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const apply = () => {
    if (typed.trim() !== value) onApply(typed)
  }
  return (
    <TextField
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isOneOf?.(target.value) && target.value !== value) onApply(target.value)
      }}
      onBlur={apply}
      helperText={help}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
      slotProps={{ htmlInput: { autoComplete: 'off', enterKeyHint: 'search', maxLength: 120, list } }}
    />
  )
}
