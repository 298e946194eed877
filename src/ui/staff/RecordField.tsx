import { TextField, type TextFieldProps } from '@mui/material'
import { useController } from 'react-hook-form'

type RecordFieldProps = Pick<
  TextFieldProps,
  | 'label'
  | 'disabled'
  | 'select'
  | 'children'
  | 'autoFocus'
  | 'required'
  | 'type'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
> & {
  /** The field's name in the record. */
  name: string
  /** The words for its problem. */
  faultWords?: (fault: string) => string
  /** The words of a problem that is shown at once, before anybody tries to save. */
  wrong?: string | undefined
  /** Most letters that can be typed. */
  most?: number
  help?: string | undefined
  /** For a select: '' is one of its choices and shown as one. */
  showsEmpty?: boolean
  /** Called when it changes, for other fields that depend on it. */
  onText?: (() => void) | undefined
}

/** A field of a {@link RecordDialog}, with its problem below. */
export function RecordField({
  name,
  faultWords = asIs,
  wrong,
  most,
  help,
  onText,
  disabled = false,
  showsEmpty = false,
  ...given
}: RecordFieldProps) {
  const { field, fieldState, formState } = useController<Record<string, string>>({ name })
  const fault = wrong ?? (fieldState.error && faultWords(fieldState.error.message ?? ''))
  return (
    <TextField
      {...given}
      fullWidth
      name={name}
      value={field.value}
      onChange={(event) => {
        field.onChange(event)
        onText?.()
      }}
      disabled={disabled || formState.isSubmitting}
      error={fault !== undefined}
      helperText={fault ?? help}
      slotProps={{
        htmlInput: { autoComplete: 'off', maxLength: most },
        ...(showsEmpty && { select: { displayEmpty: true }, inputLabel: { shrink: true } }),
        formHelperText: fault === undefined ? {} : { role: 'alert' },
      }}
    />
  )
}

const asIs = (fault: string) => fault
