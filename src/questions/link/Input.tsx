import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

const KEYBOARD = {
  type: 'text',
  inputMode: 'url',
  autoCapitalize: 'none',
  autoComplete: 'url',
  spellCheck: false,
} as const

/** A web address; https:// is put before it when the person leaves it (ANS-05). */
export const LinkInput = (props: InputProps) => <TypedInput {...props} keyboard={KEYBOARD} />
