import { useLayoutEffect, useRef } from 'react'
import { behaviourOf } from '../../domain/question-types'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'

/** Stands for something in the control that is not a date, such as 30 February: it is wrong, not empty. */
const NO_MOMENT = '-'

interface MomentInputProps extends InputProps {
  type: 'date' | 'time' | 'datetime-local'
}

/** The browser's own date or time control: it knows the reader's order of day and month and has a picker. */
export function MomentInput({ type, ...props }: MomentInputProps) {
  const { id, question, response, describedBy, invalid, isRequired, onChange, onLeave } = props
  const { respuesta } = response
  const shown = respuesta === NO_MOMENT ? '' : respuesta
  const field = useRef<HTMLInputElement>(null)
  // React would set the value and the attribute, and the browser rebuilds this control for each. That took longer than
  // the rest of a question, so only the value is set here.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== shown) field.current.value = shown
  }, [shown])
  return (
    <input
      ref={field}
      type={type}
      id={id}
      className={`${control.control} ${control.short}`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={isRequired || undefined}
      onChange={({ target }) => {
        const typed = target.value || (target.validity.badInput ? NO_MOMENT : '')
        onChange({ respuesta: behaviourOf(question).normalize(typed, question) })
      }}
      onBlur={({ target }) => {
        if (target.validity.badInput) onChange({ respuesta: NO_MOMENT })
        onLeave()
      }}
    />
  )
}
