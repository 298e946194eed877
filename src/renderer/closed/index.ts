import type { ClosedParts } from '../context'
import { ClosedBranch, NoBranch } from './ClosedBranch'
import { ClosedQuestion } from './ClosedQuestion'
import { ClosedSignature } from './ClosedSignature'

/** The components that draw items of a stored answer. */
export const CLOSED: ClosedParts = {
  Question: ClosedQuestion,
  Condition: ClosedBranch,
  NoCondition: NoBranch,
  Signature: ClosedSignature,
}
