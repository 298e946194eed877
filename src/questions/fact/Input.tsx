import { useTranslation } from 'react-i18next'
import { behaviourOf } from '../../domain/question-types'
import { factIn } from '../../domain/question-types/fact/facts'
import type { InputProps } from '../input-props'
import styles from './Input.module.css'

const FORMAT = { yes: '', no: '' }

/** What the form notes by itself: who answers reads it, or when it will be noted, and writes nothing. */
export function FactInput({ id, question, response, labelledBy, describedBy, language }: InputProps) {
  const { t } = useTranslation('kinds')
  const words = behaviourOf(question).summary(question, response, { ...FORMAT, language })
  return (
    <p
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={styles.fact}
    >
      {words === '' ? t(`fact.${factIn(question.formato)}`) : <bdi>{words}</bdi>}
    </p>
  )
}
