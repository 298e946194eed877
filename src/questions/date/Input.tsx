import type { InputProps } from '../input-props'
import { MomentInput } from '../shared/MomentInput'

export const DateInput = (props: InputProps) => <MomentInput {...props} type="date" />
