import type { DocumentData } from 'firebase-admin/firestore'
import { isDocumentId } from '../../../src/domain/document-id'
import { forgetCertificates } from '../certificates/forget'
import { forgetDelayed } from '../municore/forget-delayed'
import { forgetBuyer } from '../orders/forget-buyer'
import { forgetNews } from '../news/forget'
import { forgetHold } from '../answers/forget-hold'
import type { AnswerChange } from '../answers/change'
import { forgetFiles } from '../answers/forget-files'
import { forgetNotes } from '../answers/forget-notes'
import { forgetPdf } from '../answers/forget-pdf'
import { publishCode } from '../checking/public-code'

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
