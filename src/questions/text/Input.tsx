import { behaviourOf } from '../../domain/question-types'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'
import styles from './Input.module.css'

/** Free text: one line that grows with what is written. */
export function TextInput(props: InputProps) {
  const { id, question, response, labelledBy, describedBy, invalid, isRequired, isComment } = props
  const { onChange, onLeave } = props
  const typed = response.respuesta
  return (
    <textarea
      id={id}
      dir="auto"
      rows={2}
      className={`${control.control} ${styles.text}`}
      value={typed}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      aria-required={isRequired || undefined}
      aria-labelledby={isComment ? labelledBy : undefined}
      onChange={(event) => onChange({ respuesta: event.target.value })}
      onBlur={() => {
        onChange({ respuesta: behaviourOf(question).normalize(typed, question) })
        onLeave()
      }}
    />
  )
}
