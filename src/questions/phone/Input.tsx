import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

/** A telephone number, with the keyboard of one. */
export const PhoneInput = (props: InputProps) => (
  <TypedInput {...props} short keyboard={{ type: 'tel', autoComplete: 'tel', dir: 'ltr' }} />
)
