import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

const KEYBOARD = { type: 'text', inputMode: 'numeric', autoComplete: 'off' } as const

/** Digits only (ANS-05); `type="number"` would drop what it does not understand instead of showing it. */
export const IntegerInput = (props: InputProps) => <TypedInput {...props} keyboard={KEYBOARD} short />
