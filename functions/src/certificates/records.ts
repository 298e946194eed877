import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { certificateSchema, type Certificate } from '../../../src/domain/certificate/certificate'
import {
  answerCertificatePath,
  CERTIFICATES,
  certificateCountPath,
  certificatePath,
  answerPath,
} from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'

const at = (path: string): DocumentReference => database().doc(path)

export const certificateRef = (code: string): DocumentReference => at(certificatePath(code))
/** What who works with the answer sees of its last certificate. */
export const lastCertificateRef = (answerId: string): DocumentReference => at(answerCertificatePath(answerId))
/** How many certificates a form has given: functions alone count. */
export const certificateCountRef = (formId: string): DocumentReference => at(certificateCountPath(formId))
/**
 * The number of the last certificate that a form gave, 0 before the first. A counter that was lost goes on after the
 * last certificate: no number is given twice.
 */
export async function lastNumber(
  tx: Transaction,
  formId: string,
  counter: DocumentSnapshot,
): Promise<number> {
  const counted: unknown = counter.get('ultimo')
  if (typeof counted === 'number') return counted
  const given = database().collection(CERTIFICATES).where('formId', '==', formId)
  const last = await tx.get(given.orderBy('numero', 'desc').limit(1).select('numero'))
  const numero: unknown = last.docs[0]?.get('numero')
  return typeof numero === 'number' ? numero : 0
}
export const answerRef = (answerId: string): DocumentReference => at(answerPath(answerId))

/** A certificate by its code: one read; null when there is none. */
export const readCertificate = async (code: string): Promise<Certificate | null> =>
  decode(certificateSchema, await certificateRef(code).get())

/** What the trail says of an answer's certificate. */
export const aboutCertificate = (stored: StoredAnswer, numero: number) => ({
  ...aboutAnswer(stored),
  cantidad: numero,
})
