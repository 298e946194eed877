import type { DocumentData, Transaction } from 'firebase-admin/firestore'
import { isDocumentId } from '../../../src/domain/document-id'
import {
  holdPath,
  holdSchema,
  retentionNoteSchema,
  retentionPath,
} from '../../../src/domain/privacy/retention-note'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

/** Whether somebody holds an answer back, or all answers of its form (OPS-02). What cannot be read as a hold is one. */
export async function isHeldBack(tx: Transaction, answerId: string, answer: DocumentData): Promise<boolean> {
  const formId: unknown = answer.idPlantilla
  if (typeof formId !== 'string' || !isDocumentId(formId)) return false
  const [hold, note] = await tx.getAll(
    ...[holdPath(formId, answerId), retentionPath(formId)].map((path) => database().doc(path)),
  )
  if (hold?.exists && decode(holdSchema, hold)?.hasta == null) return true
  if (!note?.exists) return false
  const noted = decode(retentionNoteSchema, note)
  return noted === null || (noted.bloqueo !== null && noted.bloqueo.hasta === null)
}
