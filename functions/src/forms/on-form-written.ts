import type { DocumentData } from 'firebase-admin/firestore'
import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore'
import { recount } from '../answers/count'
import { retriedForAnHour } from '../platform/retried'
import { refreshPublicForm } from './public-state'
import { removeWhenEmpty } from './remove-empty'

type FormEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { formId: string }>

const isForStrangers = ({ opcionales }: DocumentData): boolean =>
  opcionales?.publico === true || opcionales?.citizenAssociationFromCitizenPortal === true
const isLimited = (form: DocumentData | undefined): boolean => form?.opcionales?.limitResponses === true

/**
 * A form that begins to be limited is counted first: from now on its counter decides (ANS-12). One that was deleted
 * goes for good when it has no answers (LIST-06).
 */
export async function onFormWritten({ time, params, data }: FormEvent): Promise<void> {
  const { formId } = params
  const [before, after] = [data?.before.data(), data?.after.data()]
  if (!after) return
  await retriedForAnHour(time, { formId }, async () => {
    if (after.deleted === true && before?.deleted !== true && (await removeWhenEmpty(formId))) return
    if (isLimited(after) && !isLimited(before)) await recount(formId)
    if (isForStrangers(after)) await refreshPublicForm(formId)
  })
}
