import type { HeldParts } from '../context'
import { HeldCondition, NoCondition } from './HeldCondition'
import { HeldQuestion } from './HeldQuestion'
import { HeldSignature } from './HeldSignature'

/** What draws an answer of which something was there first. */
export const HELD: HeldParts = {
  Question: HeldQuestion,
  Condition: HeldCondition,
  NoCondition,
  Signature: HeldSignature,
}
