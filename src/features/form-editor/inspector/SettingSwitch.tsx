import { FormControlLabel, Switch } from '@mui/material'
import { useId } from 'react'
import styles from './Inspector.module.css'

const ROW = { display: 'flex', justifyContent: 'space-between', gap: 3, mx: 0 }

interface SettingSwitchProps {
  label: string
  /** What it does, in a sentence. */
  help?: string
  checked: boolean
  disabled?: boolean
  onChange: (on: boolean) => void
}

/** A setting that is on or off, with what it does. */
export function SettingSwitch({ label, help, checked, disabled, onChange }: SettingSwitchProps) {
  const id = useId()
  return (
    <div>
      <FormControlLabel
        sx={ROW}
        labelPlacement="start"
        disabled={disabled}
        control={
          <Switch
            edge="end"
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': help ? id : undefined } }}
          />
        }
        label={label}
      />
      {help ? (
        <p id={id} className={styles.help}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
