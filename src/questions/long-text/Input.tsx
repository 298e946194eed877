import { useTranslation } from 'react-i18next'
import { OUTCOME } from '../../domain/form/outcome'
import { behaviourOf } from '../../domain/question-types'
import control from '../../ui/native/control.module.css'
import type { InputProps } from '../input-props'
import { describedWith } from '../shared/Beside'
import styles from './Input.module.css'

/** A text of several lines; where its form takes so many letters at most, it counts them (KIND-01). */
export function LongTextInput(props: InputProps) {
  const { id, question, response, describedBy, invalid, isRequired, onChange, onLeave } = props
  const { t } = useTranslation('kinds')
  const typed = response.respuesta
  const most = question[OUTCOME]?.most ?? ''
  const count = [...typed].length
  const countId = `${id}-count`
  return (
    <>
      <textarea
        id={id}
        dir="auto"
        rows={5}
        className={`${control.control} ${styles.text}`}
        value={typed}
        aria-describedby={most ? describedWith(describedBy, countId) : describedBy}
        aria-invalid={invalid || undefined}
        aria-required={isRequired || undefined}
        onChange={(event) => onChange({ respuesta: event.target.value })}
        onBlur={() => {
          onChange({ respuesta: behaviourOf(question).normalize(typed, question) })
          onLeave()
        }}
      />
      {most ? (
        <p id={countId} className={styles.count}>
          {t('letters', { count, most })}
        </p>
      ) : null}
    </>
  )
}
