import type { InputProps } from '../input-props'
import { NumberInput } from '../shared/NumberInput'

/** Digits only (ANS-05); `type="number"` would drop what it does not understand instead of showing it. */
export const IntegerInput = (props: InputProps) => <NumberInput {...props} inputMode="numeric" />
