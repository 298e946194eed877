import { Suspense } from 'react'
import type { InputProps } from '../../questions/input-props'
import { inputFor } from '../../questions/inputs'
import { FurtherInput } from '../further/lazy-parts'
import styles from './AnswerInput.module.css'

/** What answers a question, by its kind; the inputs of further kinds are loaded when they are drawn. */
export function AnswerInput(props: InputProps) {
  const { Input } = inputFor(props.question)
  if (Input) return <Input {...props} />
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <FurtherInput {...props} />
    </Suspense>
  )
}
