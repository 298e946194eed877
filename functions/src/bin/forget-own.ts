import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { answerNotesPath } from '../../../src/domain/answer/note'
import { isDocumentId } from '../../../src/domain/document-id'
import { holdPath } from '../../../src/domain/privacy/retention-note'
import { answerPath } from '../../../src/domain/store-paths'
import { forgetCertificates } from '../certificates/forget'
import { forgetDelayed } from '../municore/forget-delayed'
import { forgetBuyer } from '../orders/forget-buyer'
import { newsRef } from '../news/record'
import { fieldOf, type AnswerChange } from '../answers/change'
import { forgetFiles } from '../answers/forget-files'
import { forgetPdf } from '../answers/forget-pdf'
import { hasPerson } from '../answers/read-answer'
import { publishCode } from '../checking/public-code'
import { database } from '../platform/admin'

/** Deletes a document about an answer that is gone or names nobody any more; the event may be late, and the answer saved again. */
async function deleteAbout(answerId: string, document: DocumentReference): Promise<void> {
  if ((await document.get()).exists && !(await hasPerson(answerId))) await document.delete()
}

/** Forgets that somebody exempted the answer from retention. */
async function forgetHold(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!change.before || change.after || !isDocumentId(formId)) return
  await deleteAbout(change.answerId, database().doc(holdPath(formId, change.answerId)))
}

/** Forgets to whom mails about the answer go. */
export async function forgetNews({ answerId, before, after }: AnswerChange): Promise<void> {
  if (before && !after) await deleteAbout(answerId, newsRef(answerId))
}

/** Deletes what staff wrote about the answer (VIEW-06), and what the management system said of it. */
async function forgetNotes({ answerId, before, after }: AnswerChange): Promise<void> {
  // The event may be late: an answer that was saved again keeps its notes.
  if (!before || after || (await hasPerson(answerId))) return
  const [notes, internal] = [answerNotesPath(answerId), `${answerPath(answerId)}/interno`]
  for (const path of [notes, internal]) await database().recursiveDelete(database().collection(path))
}

/** What keeps something of an answer's own: it goes with the answer as its code does, unless that lies in the bin (REACH-10). */
export const OWN: readonly ((change: AnswerChange) => Promise<void>)[] = [
  ...[forgetHold, forgetNews],
  ...[forgetFiles, forgetNotes, forgetCertificates, forgetBuyer],
]

/** Does all steps, also where one fails. @throws the first failure */
export async function allOf(steps: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(steps)).find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

/** Does what follows when an answer is gone for good, whose event came while it lay in the bin. */
export function forgetOwn(answerId: string, before: DocumentData): Promise<void> {
  const gone: AnswerChange = { eventId: '', time: new Date(), answerId, before, after: undefined }
  const formId: unknown = before.idPlantilla
  return allOf([
    publishCode(gone),
    ...[...OWN, forgetPdf].map((step) => step(gone)),
    ...(typeof formId === 'string' && isDocumentId(formId) ? [forgetDelayed(answerId, formId)] : []),
  ])
}
