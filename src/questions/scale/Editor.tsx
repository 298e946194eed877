import { scaleIn, stepsOf } from '../../domain/question-types/scale/look'
import type { EditorProps } from '../editor-props'
import { Face, Star } from './Pictures'
import styles from './Input.module.css'

/** The scale as it will look. */
export function ScaleEditor({ question }: EditorProps) {
  const scale = scaleIn(question.formato)
  return (
    <div className={styles.steps} aria-hidden>
      {stepsOf(scale).map((step) => (
        <span key={step} className={styles.step}>
          {scale.look === 'stars' ? (
            <Star isFilled={false} />
          ) : scale.look === 'faces' ? (
            <Face step={step} />
          ) : (
            step
          )}
        </span>
      ))}
    </div>
  )
}
