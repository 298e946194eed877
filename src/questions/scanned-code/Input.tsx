import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

/** A code that is typed; readers that are plugged in type it too (KIND-07). */
export const ScannedCodeInput = (props: InputProps) => (
  <TypedInput
    {...props}
    keyboard={{ type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
  />
)
