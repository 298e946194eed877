import { FieldValue } from 'firebase-admin/firestore'
import { CERTIFICATES } from '../../../src/domain/store-paths'
import type { AnswerChange } from '../answers/change'
import { database } from '../platform/admin'
import { lastCertificateRef } from './records'

/**
 * The certificates of an answer that is gone count no more, and nothing of the person stays in them (PDF-02): their
 * numbers do, so that who verifies one learns that it was revoked.
 */
export async function forgetCertificates({ answerId, before, after }: AnswerChange): Promise<void> {
  if (!before || after) return
  const found = await database().collection(CERTIFICATES).where('respuesta', '==', answerId).get()
  if (found.empty) return
  const batch = database().batch()
  for (const certificate of found.docs)
    batch.update(certificate.ref, {
      ...{ texto: '', iniciales: '', firmas: [] },
      revocado: certificate.get('revocado') ?? { fecha: FieldValue.serverTimestamp(), por: '', motivo: '' },
    })
  batch.delete(lastCertificateRef(answerId))
  await batch.commit()
}
