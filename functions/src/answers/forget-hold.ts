import { holdPath } from '../../../src/domain/privacy/retention-note'
import { isDocumentId } from '../../../src/domain/document-id'
import { fieldOf, type AnswerChange } from './change'
import { hasPerson } from './read-answer'
import { database } from '../platform/admin'

/** Takes away that somebody held an answer back which is gone, or names nobody any more. */
export async function forgetHold(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!change.before || change.after || !isDocumentId(formId)) return
  const hold = database().doc(holdPath(formId, change.answerId))
  if ((await hold.get()).exists && !(await hasPerson(change.answerId))) await hold.delete()
}
