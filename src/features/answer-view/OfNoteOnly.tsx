import { Checkbox, FormControlLabel } from '@mui/material'
import { useTranslation } from 'react-i18next'

interface OfNoteOnlyProps {
  /** How many responses there are to look at; nothing is offered for none. */
  count: number
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Shows of a long answer only what lacks something, is wrong or was changed (VIEW-03). */
export function OfNoteOnly({ count, isOn, onChange }: OfNoteOnlyProps) {
  const { t } = useTranslation('staff')
  if (count === 0) return null
  return (
    <FormControlLabel
      control={<Checkbox checked={isOn} onChange={(_event, checked) => onChange(checked)} />}
      label={t('view.ofNoteOnly', { number: count })}
    />
  )
}
