import type { InputProps } from '../input-props'
import { MomentInput } from '../shared/MomentInput'

export const DateTimeInput = (props: InputProps) => <MomentInput {...props} type="datetime-local" />
