import type { InputProps } from '../input-props'
import { NumberInput } from '../shared/NumberInput'

/** Digits with an optional comma and up to two decimals (ANS-05). */
export const DecimalInput = (props: InputProps) => <NumberInput {...props} inputMode="decimal" />
