import type { InputProps } from '../input-props'
import { TypedInput } from '../shared/TypedInput'

const KEYBOARD = { type: 'text', inputMode: 'decimal', autoComplete: 'off' } as const

/** Digits with an optional comma and up to two decimals (ANS-05). */
export const DecimalInput = (props: InputProps) => <TypedInput {...props} keyboard={KEYBOARD} short />
