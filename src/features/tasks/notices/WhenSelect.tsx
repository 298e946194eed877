import { MenuItem, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { WHENS, type When } from '../../../domain/notices/choice'

interface WhenSelectProps {
  label: string
  help?: string
  whens?: readonly When[]
  value: When
  onChange: (when: When) => void
}

/** At once, once a day, or not. */
export function WhenSelect({ label, help, whens = WHENS, value, onChange }: WhenSelectProps) {
  const { t } = useTranslation('staff')
  return (
    <TextField
      select
      fullWidth
      label={label}
      helperText={help}
      value={value}
      onChange={({ target }) => onChange(WHENS.find((when) => when === target.value) ?? value)}
    >
      {whens.map((when) => (
        <MenuItem key={when} value={when}>
          {t(`notices.whens.${when}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
