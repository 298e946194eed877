import { cleanText } from '../../domain/text/clean'
import type { Response } from '../../domain/form/question'
import type { Slice } from '../../engine/answer-engine'
import control from '../../ui/native/control.module.css'
import { useForm } from '../context'
import styles from './OtherField.module.css'

interface OtherFieldProps {
  /** Id of the question's field. */
  id: string
  slice: Slice
  onChange: (change: Partial<Response>) => void
  onLeave: () => void
}

/** Which other one, where the option that was picked asks for that (LOGIC-01). */
export function OtherField({ id, slice: { response, problem }, onChange, onLeave }: OtherFieldProps) {
  const { t } = useForm()
  const typed = response.otraRespuesta ?? ''
  return (
    <div className={styles.other}>
      <label htmlFor={`${id}-other`}>{t('which')}</label>
      <input
        id={`${id}-other`}
        dir="auto"
        className={control.control}
        value={typed}
        maxLength={500}
        autoComplete="off"
        aria-required
        aria-invalid={problem === 'other' || undefined}
        onChange={({ target }) => onChange({ otraRespuesta: target.value })}
        onBlur={() => {
          if (cleanText(typed) !== typed) onChange({ otraRespuesta: cleanText(typed) })
          onLeave()
        }}
      />
    </div>
  )
}
