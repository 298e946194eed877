import type { InputProps } from '../input-props'
import { MomentInput } from '../shared/MomentInput'

export const TimeInput = (props: InputProps) => <MomentInput {...props} type="time" />
