import { behaviourOf } from '../../domain/question-types'
import type { DisplayProps } from '../display-props'
import styles from '../shared/SummaryDisplay.module.css'
import { webAddress } from '../../domain/web-address'

export function LinkDisplay({ question, response, format }: DisplayProps) {
  const text = behaviourOf(question).summary(question, response, format)
  const address = webAddress(text)
  return (
    <p className={styles.value}>
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
