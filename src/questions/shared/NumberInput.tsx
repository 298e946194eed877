import { localized } from '../../domain/language'
import type { InputProps } from '../input-props'
import { Beside, describedWith } from './Beside'
import { TypedInput } from './TypedInput'

/** A number, with its unit beside it where the form names one. */
export function NumberInput({ inputMode, ...props }: InputProps & { inputMode: 'numeric' | 'decimal' }) {
  const unit = localized(props.question, 'unidad', props.language)
  const keyboard = { type: 'text', inputMode, autoComplete: 'off' } as const
  if (unit === '') return <TypedInput {...props} short keyboard={keyboard} />
  const id = `${props.id}-unit`
  return (
    <Beside id={id} words={unit}>
      <TypedInput {...props} short keyboard={keyboard} describedBy={describedWith(props.describedBy, id)} />
    </Beside>
  )
}
