import { PARTS, type Part } from '../domain/answer/parts'
import type { QuestionPath } from '../domain/answer/path'
import type { Advice, Problem } from '../domain/answer/problems'
import type { Response } from '../domain/form/question'
import type { Signature } from '../domain/form/signature'

/**
 * How an item of an answer may be worked.
 *
 * | treatment  | what was there first | may be given                 |
 * | ---------- | -------------------- | ---------------------------- |
 * | `open`     | is what one changes  | all of it                    |
 * | `locked`   | is read              | the parts that it lacks      |
 * | `flagged`  | is read              | the parts that are asked for |
 * | `overlaid` | is read              | all of it, in its place      |
 * | `hidden`   | is not shown         | nothing                      |
 */
export type Treatment = 'open' | 'locked' | 'flagged' | 'overlaid' | 'hidden'

/** How one question is worked. */
export interface Terms {
  as: Treatment
  /** What was there first; null where nothing was, for instance in a row that was added since. */
  before: Response | null
  /** What may be given: the text or choice, and each file by itself. */
  asks: readonly Part[]
  /** Nobody asked for it: a rule asks for it because of what is given elsewhere. */
  isOpened?: boolean
}

/** Everything may be given, and nothing was there first. */
export const FREE: Terms = { as: 'open', before: null, asks: PARTS }

/**
 * Says what may be done to each item of an answer; it depends on who works the answer, and why. The engine enforces it.
 */
export interface Policy {
  /** The same object as long as the terms are the same, or the question is drawn again. */
  question: (path: QuestionPath) => Terms
  /** A `hidden` section is not shown, whatever it says: others are worked out of it. */
  section: (section: number) => Treatment
  /** Only an `open` condition is checked or unchecked. */
  condition: (section: number, condition: number) => Treatment
  /** Only an `open` row is taken away; a `hidden` one is not shown, or not added. */
  row: (section: number, row: number) => Treatment
  /** Whether rows and further answers may be added. */
  grows: boolean
  /** A signature that is not `open` is shown as it was given; null when nobody gave it. */
  signature: (index: number) => { as: Treatment; before: Signature | null }
  /** Whether the place, where the form asks for it, is worked here; else it is not shown. */
  hasPlace: boolean
  /** Whether recipient and purchase, where the form asks for them, are worked here; else they are not shown. */
  hasAround: boolean
  /** Whether that problem stands against saving, or that advice is to be read before. */
  blocks: (problem: Problem | Advice) => boolean
  /** Shown on one page with every row unfolded: what is there is read before something is added to it. */
  isReadWhole: boolean
}

const OPEN_SIGNATURE = { as: 'open', before: null } as const

/** A new answer: all of it is open. */
export const NEW_ANSWER: Policy = {
  question: () => FREE,
  section: () => 'open',
  condition: () => 'open',
  row: () => 'open',
  grows: true,
  signature: () => OPEN_SIGNATURE,
  hasPlace: true,
  hasAround: true,
  blocks: () => true,
  isReadWhole: false,
}
