import type { ClosedParts } from '../context'
import { ClosedCondition, NoCondition } from './ClosedCondition'
import { ClosedQuestion } from './ClosedQuestion'
import { ClosedSignature } from './ClosedSignature'

/** The components that draw items of a stored answer. */
export const CLOSED: ClosedParts = {
  Question: ClosedQuestion,
  Condition: ClosedCondition,
  NoCondition,
  Signature: ClosedSignature,
}
