import { MenuItem, TextField } from '@mui/material'

interface SettingSelectProps<T extends string> {
  label: string
  help?: string
  value: T
  among: readonly T[]
  nameOf: (one: T) => string
  disabled?: boolean
  onChange: (chosen: T) => void
}

/** A setting that is one of a few, each with its name. */
export function SettingSelect<T extends string>(props: SettingSelectProps<T>) {
  const { label, help, value, among, nameOf, disabled = false, onChange } = props
  return (
    <TextField
      select
      fullWidth
      label={label}
      helperText={help}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const chosen = among.find((one) => one === target.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {among.map((one) => (
        <MenuItem key={one} value={one}>
          {nameOf(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
