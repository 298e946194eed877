import {
  ERASE_ANSWER,
  ERASE_FORM,
  LIST_DELETED,
  LIST_DELETED_FORMS,
  RESTORE_ANSWER,
  RESTORE_FORM,
  type DeletedAnswer,
  type DeletedForm,
} from '../../domain/calls/bin'
import { lookedUp } from '../change'
import { isDeleted } from './answers'
import { callStaff, changeByCall } from './callables'
import { isFormThere } from './delete-form'

export type { Deleted, DeletedAnswer, DeletedForm } from '../../domain/calls/bin'

/** A page of the bin, and where the next one begins. */
export interface BinPage<T> {
  items: T[]
  cursor: { name: string } | null
  /** What of it cannot be read: what is told of it is told always. */
  damaged: number
}

const pageOf = <T>(items: T[], after: string | null): BinPage<T> => ({
  ...{ items, cursor: after === null ? null : { name: after }, damaged: 0 },
})

/**
 * What was deleted last, of one form or of all, as far as one may bring it back (REACH-10).
 * @param after where the page before ended; null to begin
 * @throws DataError `forbidden`, `offline`, `down`, `timeout`, `unknown`
 */
export async function listDeleted(
  formId: string | null,
  after: string | null,
): Promise<BinPage<DeletedAnswer>> {
  const page = await callStaff(LIST_DELETED, { formId, after })
  return pageOf(page.answers, page.after)
}

/**
 * The forms that were deleted last, as far as one may bring them back (REACH-10).
 * @param after where the page before ended; null to begin
 * @throws DataError as {@link listDeleted}
 */
export async function listDeletedForms(after: string | null): Promise<BinPage<DeletedForm>> {
  const page = await callStaff(LIST_DELETED_FORMS, { after })
  return pageOf(page.forms, page.after)
}

/**
 * Brings a deleted answer back (REACH-10). One that is back already is no error. Without a response it is looked whether
 * it is back.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; `binRefusalOf` says of its details why it stays
 */
export async function restoreAnswer(answerId: string): Promise<void> {
  await lookedUp<unknown>(
    () => changeByCall(RESTORE_ANSWER, { answerId }),
    async () => !(await isDeleted(answerId)) || null,
  )
}

/**
 * Erases a deleted answer for good (REACH-10).
 * @throws DataError as {@link restoreAnswer}
 */
export async function eraseAnswer(answerId: string): Promise<void> {
  await changeByCall(ERASE_ANSWER, { answerId })
}

/**
 * Brings a deleted form back with its answers (REACH-10). One that is back already is no error. Without a response it is
 * looked whether it is back.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; `formBinRefusalOf` says of its details why it stays
 */
export async function restoreForm(formId: string): Promise<void> {
  await lookedUp<unknown>(
    () => changeByCall(RESTORE_FORM, { formId }),
    async () => (await isFormThere(formId)) || null,
  )
}

/**
 * Erases a deleted form for good, which nobody answered (REACH-10).
 * @throws DataError as {@link restoreForm}
 */
export async function eraseForm(formId: string): Promise<void> {
  await changeByCall(ERASE_FORM, { formId })
}
