import type { InputHTMLAttributes } from 'react'
import { behaviourOf } from '../../domain/question-types'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'autoComplete' | 'dir'
>

/** A one-line text that is normalised when the person leaves it (EDIT-21, ANS-05). */
export function TypedInput({
  keyboard,
  short,
  ...props
}: InputProps & { keyboard: Keyboard; short?: boolean }) {
  const { id, question, response, describedBy, invalid, isRequired, onChange, onLeave } = props
  const typed = response.respuesta
  return (
    <input
      {...keyboard}
      id={id}
      className={short ? `${control.control} ${control.short}` : control.control}
      value={typed}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={isRequired || undefined}
      onChange={(event) => onChange({ respuesta: event.target.value })}
      onBlur={() => {
        onChange({ respuesta: behaviourOf(question).normalize(typed, question) })
        onLeave()
      }}
    />
  )
}
