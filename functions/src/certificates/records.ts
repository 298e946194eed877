import type { DocumentReference } from 'firebase-admin/firestore'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { certificateSchema, type Certificate } from '../../../src/domain/certificate/certificate'
import {
  answerCertificatePath,
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
export const answerRef = (answerId: string): DocumentReference => at(answerPath(answerId))

/** A certificate by its code: one read; null when there is none. */
export const readCertificate = async (code: string): Promise<Certificate | null> =>
  decode(certificateSchema, await certificateRef(code).get())

/** What the trail says of an answer's certificate. */
export const aboutCertificate = (stored: StoredAnswer, numero: number) => ({
  ...aboutAnswer(stored),
  cantidad: numero,
})
