import { useLayoutEffect, useRef } from 'react'
import { behaviourOf } from '../../domain/question-types'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'

/** Kept while the control holds something that is no moment yet, such as 30 February: wrong, not empty. */
const NO_MOMENT = '-'

interface MomentInputProps extends InputProps {
  type: 'date' | 'time'
  toInput: (value: string | Date) => string
}

/** The browser's own date or time control: it knows the reader's order of day and month and has a picker. */
export function MomentInput({ type, toInput, ...props }: MomentInputProps) {
  const { id, question, response, describedBy, invalid, now, onChange, onLeave } = props
  const { respuesta } = response
  const shown = toInput(respuesta)
  const field = useRef<HTMLInputElement>(null)
  // Not left to React, which sets the attribute too: with each of the two the browser builds the parts of this
  // control anew, and that took longer than everything else of a question.
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
      aria-required={question.required || undefined}
      onChange={({ target }) => {
        const day = respuesta instanceof Date ? respuesta : now()
        const typed = target.value || (target.validity.badInput ? NO_MOMENT : '')
        onChange({ respuesta: behaviourOf(question).normalize(typed, day) })
      }}
      onBlur={({ target }) => {
        if (target.validity.badInput) onChange({ respuesta: NO_MOMENT })
        onLeave()
      }}
    />
  )
}
