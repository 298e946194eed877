import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

/** An address of mail: its keyboard has the @. */
export const EmailInput = (props: InputProps) => (
  <TypedInput
    {...props}
    keyboard={{
      type: 'text',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    }}
  />
)
