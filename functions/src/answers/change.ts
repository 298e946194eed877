import { Timestamp, type DocumentData } from 'firebase-admin/firestore'

/** One write to an answer. Events may come late, twice and out of order. */
export interface AnswerChange {
  /** The same for every delivery of one event. */
  eventId: string
  /** When it was written. */
  time: Date
  answerId: string
  before: DocumentData | undefined
  after: DocumentData | undefined
}

/** A text field of the answer, from whichever side of the change has it. */
export function fieldOf({ before, after }: AnswerChange, field: string): string {
  const value: unknown = after?.[field] ?? before?.[field]
  return typeof value === 'string' ? value : ''
}

/** Whether the answer was created or deleted, not only changed. */
export const cameOrWent = ({ before, after }: AnswerChange): boolean => !before !== !after

/** Whether an answer is hidden: its order was not made yet, or was taken back (PAY-03). */
export const isHidden = (answer: DocumentData | undefined): boolean => answer?.removeVision === true

/** Since when an answer is there without its person (OPS-02). */
export const NAMELESS = 'anonimizada'
export const isNameless = (answer: DocumentData | undefined): boolean => answer?.[NAMELESS] !== undefined

/** When an answer came back from the bin last (REACH-10): browsers cannot say so, rules take no such field. */
export const RESTORED = 'restaurada'

/** Whether an answer came back from the bin: it is no new one, so nobody is told of it once more. */
export const cameBack = ({ before, after }: AnswerChange): boolean =>
  before === undefined && after?.[RESTORED] !== undefined

/**
 * The change as those see it who keep something of the person: an answer whose person was taken out is gone for them.
 */
export const asOfPerson = (change: AnswerChange): AnswerChange =>
  !isNameless(change.before) && isNameless(change.after) ? { ...change, after: undefined } : change

/** Whether the answer began or ceased to count: it was created, deleted, marked `invalida`, or cleared. */
export const beganOrCeasedToCount = (change: AnswerChange): boolean =>
  cameOrWent(change) || (change.before?.invalida === true) !== (change.after?.invalida === true)

const stateOf = (answer: DocumentData | undefined): unknown => answer?.estados?.actual

/** Whoever looks at an answer for the first time gives it its digest, and puts it where its form's rules have it begin. */
const isFirstLook = (before: DocumentData, after: DocumentData): boolean =>
  before.ficha === undefined && after.ficha !== undefined

/** Whether it was moved from one state to another; that it begins in another one than most is no move. */
export const wasMoved = ({ before, after }: AnswerChange): boolean =>
  before !== undefined &&
  after !== undefined &&
  stateOf(before) !== stateOf(after) &&
  !isFirstLook(before, after)

/** When it was changed, to the millisecond, however late the event comes: rules and functions write it with the change. */
export const momentOf = ({ after, time }: AnswerChange): Date => {
  const written: unknown = after?.lastUpdate
  return written instanceof Timestamp ? written.toDate() : time
}
