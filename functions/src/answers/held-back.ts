import type { DocumentData, Transaction } from 'firebase-admin/firestore'
import { isDocumentId } from '../../../src/domain/document-id'
import { holdPath, isHolding, retentionPath } from '../../../src/domain/privacy/retention-note'
import { plainValue } from '../../../src/domain/stored-value'
import { database } from '../platform/admin'

/** Whether somebody holds an answer, or all answers of its form, back (OPS-02). What cannot be read as a hold is one. */
export async function isHeldBack(tx: Transaction, answerId: string, answer: DocumentData): Promise<boolean> {
  const formId: unknown = answer.idPlantilla
  if (typeof formId !== 'string' || !isDocumentId(formId)) return false
  const [form, own] = await tx.getAll(
    database().doc(retentionPath(formId)),
    database().doc(holdPath(formId, answerId)),
  )
  return isHolding(plainValue(form?.get('bloqueo'))) || isHolding(plainValue(own?.data()))
}
