import LockIcon from '@mui/icons-material/LockOutlined'
import { FormControlLabel, Switch } from '@mui/material'
import { useId } from 'react'
import styles from './Inspector.module.css'

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 3, mx: 0 }

interface SettingSwitchProps {
  label: string
  /** What it does, in a sentence. */
  help?: string
  /** Why it cannot be turned on now. */
  blocked?: string
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A setting that is on or off, with what it does. */
export function SettingSwitch({ label, help, blocked, checked, disabled, onChange }: SettingSwitchProps) {
  const id = useId()
  const described = [help && `${id}-help`, blocked && `${id}-blocked`].filter(Boolean).join(' ')
  return (
    <div>
      <FormControlLabel
        sx={ROW}
        labelPlacement="start"
        disabled={disabled || blocked !== undefined}
        control={
          <Switch
            edge="end"
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': described || undefined } }}
          />
        }
        label={label}
      />
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      {blocked ? (
        <p id={`${id}-blocked`} className={styles.blocked}>
          <LockIcon fontSize="inherit" aria-hidden />
          {blocked}
        </p>
      ) : null}
    </div>
  )
}
