import { lazy, Suspense, type ComponentType } from 'react'
import { isFurther, kindOf, type QuestionKind } from '../../domain/question-types'
import type { InputProps } from '../../questions/input-props'
import { inputFor } from '../../questions/inputs'
import styles from './AnswerInput.module.css'

// Few forms ask for a place at a question.
const PlaceAnswer = lazy(async () => ({
  default: await (await import('../place/answer')).loadPlaceAnswer(),
}))

/** Kinds whose input needs what a form has beside the question, such as its municipality. */
const OF_FORMS: Partial<Record<QuestionKind, ComponentType<InputProps>>> = { place: PlaceAnswer }

/** What answers a question, by its kind; the inputs of further kinds are loaded when they are drawn. */
export function AnswerInput(props: InputProps) {
  const { question } = props
  const kind = kindOf(question)
  const Input = OF_FORMS[kind] ?? inputFor(question).Input
  if (!isFurther(kind)) return <Input {...props} />
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <Input {...props} />
    </Suspense>
  )
}
