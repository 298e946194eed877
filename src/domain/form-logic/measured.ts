import { shapeOf, type AnswerShape } from '../form/kinds'
import type { Question } from '../form/question'
import { decimal } from '../logic/decimal'
import { isOptions, isText, type Value } from '../logic/value'
import { measureOf, typeOf } from './values'

const COUNTED: Partial<Record<AnswerShape, (value: Value) => number>> = {
  // Code points, as `length` counts them.
  text: (value) => (isText(value) ? [...value].length : 0),
  options: (value) => (isOptions(value) ? value.length : 0),
}

/** What of a value is held to a least and a most: itself, or how much it has; null for what can be neither. */
export function measured(question: Question, value: Value): Value {
  const count = COUNTED[shapeOf(question)]
  if (value !== null && count) return decimal(count(value))
  return typeOf(question).is === measureOf(question).is ? value : null
}
