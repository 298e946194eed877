import control from '../../../ui/native/control.module.css'
import { describedBy, Field } from '../../../ui/native/Field'

interface AddressFieldProps {
  id: string
  label: string
  hint?: string
  /** What is wrong with it, in words; null for nothing. */
  error: string | null
  isRequired: boolean
  value: string
  onChange: (address: string) => void
}

/** The mail address to which something is sent that whoever answers asked for. */
export function AddressField({ id, label, hint, error, isRequired, value, onChange }: AddressFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error ?? undefined}>
      <input
        id={id}
        className={control.control}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={value}
        aria-required={isRequired}
        aria-invalid={error !== null}
        aria-describedby={describedBy(id, { hint: hint !== undefined, error: error !== null })}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
