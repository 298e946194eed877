import { TextField, type TextFieldProps } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { PLACE_NAME_LENGTH, type PlaceFault } from '../../domain/geography/check-place'

type PlaceFieldProps = Pick<TextFieldProps, 'label' | 'disabled' | 'select' | 'children' | 'autoFocus'> & {
  value: string
  onText: (text: string) => void
  /** What is wrong with it, once it was tried to save. */
  fault: PlaceFault | null
  help?: string | undefined
}

/** A field of a place, with what is wrong below it. */
export function PlaceField({ value, onText, fault, help, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('places')
  return (
    <TextField
      {...field}
      fullWidth
      required
      value={value}
      onChange={({ target }) => onText(target.value)}
      error={fault !== null}
      helperText={fault === null ? help : t(`faults.${fault}`, { most: PLACE_NAME_LENGTH })}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        formHelperText: fault === null ? {} : { role: 'alert' },
      }}
    />
  )
}
