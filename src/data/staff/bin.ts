import {
  binnedAnswerResponseSchema,
  ERASE_ANSWER,
  LIST_DELETED,
  listDeletedResponseSchema,
  RESTORE_ANSWER,
  type DeletedAnswer,
} from '../../domain/calls/bin'
import { callStaff, changeByCall } from './callables'

/** A page of the bin, and where the next one begins. */
export interface BinPage {
  answers: DeletedAnswer[]
  cursor: { name: string } | null
  /** Answers of it that cannot be read: what is told of them is told always. */
  damaged: number
}

/**
 * What was deleted last, of one form or of all, as far as one may bring it back (REACH-10).
 * @param after where the page before ended; null to begin
 * @throws DataError `forbidden`, `offline`, `down`, `timeout`, `unknown`
 */
export async function listDeleted(formId: string | null, after: string | null): Promise<BinPage> {
  const page = await callStaff(LIST_DELETED, { formId, after }, listDeletedResponseSchema)
  return { answers: page.answers, cursor: page.after === null ? null : { name: page.after }, damaged: 0 }
}

/**
 * Brings a deleted answer back (REACH-10). One that is back already is no error.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; `binRefusalOf` says of its details why it stays
 */
export async function restoreAnswer(answerId: string): Promise<void> {
  await changeByCall(RESTORE_ANSWER, { answerId }, binnedAnswerResponseSchema)
}

/**
 * Erases a deleted answer for good (REACH-10).
 * @throws DataError as {@link restoreAnswer}
 */
export async function eraseAnswer(answerId: string): Promise<void> {
  await changeByCall(ERASE_ANSWER, { answerId }, binnedAnswerResponseSchema)
}
