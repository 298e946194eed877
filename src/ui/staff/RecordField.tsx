import { TextField, type TextFieldProps } from '@mui/material'

type RecordFieldProps = Pick<
  TextFieldProps,
  'label' | 'disabled' | 'select' | 'children' | 'autoFocus' | 'required' | 'type'
> & {
  value: string
  onText: (text: string) => void
  /** What is wrong with it; null for nothing. */
  fault: string | null
  help?: string | undefined
}

/** A field of a record, with what is wrong below it. */
export function RecordField({ value, onText, fault, help, ...field }: RecordFieldProps) {
  return (
    <TextField
      {...field}
      fullWidth
      value={value}
      onChange={({ target }) => onText(target.value)}
      error={fault !== null}
      helperText={fault ?? help}
      slotProps={{
        htmlInput: { autoComplete: 'off' },
        formHelperText: fault === null ? {} : { role: 'alert' },
      }}
    />
  )
}
