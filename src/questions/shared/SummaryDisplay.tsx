import { behaviourOf } from '../../domain/question-types'
import type { DisplayProps } from '../display-props'
import styles from './SummaryDisplay.module.css'

/** An answer that is one text. */
export const SummaryDisplay = ({ question, response, format }: DisplayProps) => (
  <p dir="auto" className={styles.value}>
    {behaviourOf(question).summary(question, response, format)}
  </p>
)
