import { behaviourOf } from '../../domain/question-types'
import type { Slice } from '../../engine/answer-engine'
import { useSummaryFormat } from '../../questions/summary-format'
import { describedBy, fieldIds } from '../../ui/native/Field'
import { useForm } from '../context'
import styles from './CalculatedAnswer.module.css'

/** An answer that the form works out: nobody writes it (LOGIC-01). */
export function CalculatedAnswer({ id, slice }: { id: string; slice: Slice }) {
  const { t } = useForm()
  const format = useSummaryFormat()
  const words = behaviourOf(slice.question).summary(slice.question, slice.response, format)
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={fieldIds(id).label}
      aria-describedby={describedBy(id, { hint: false, error: slice.problem !== null })}
      className={styles.answer}
    >
      <output className={styles.value} aria-live="off" dir="auto">
        {words || '–'}
      </output>
      <span className={styles.note}>{t('calculated')}</span>
    </div>
  )
}
