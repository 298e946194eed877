import type { HeldParts } from '../context'
import { HeldCondition, NoCondition } from './HeldCondition'
import { HeldQuestion } from './HeldQuestion'
import { HeldSignature } from './HeldSignature'

/** The components that draw items of a stored answer. */
export const HELD: HeldParts = {
  Question: HeldQuestion,
  Condition: HeldCondition,
  NoCondition,
  Signature: HeldSignature,
}
