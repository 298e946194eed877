import type { DocumentSnapshot, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { isAnswerCode } from '../../../src/domain/codes/answer-code'
import { ANSWERS, CODES } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** The fields that are needed of the answers with a code; a long answer is not read whole. */
const FIELDS = [
  'titulo',
  'estados',
  'idPlantilla',
  'version',
  'fechaCreacion',
  'opcionales',
  'invalida',
  'removeVision',
  'turno',
  'municipalityPath',
]

/**
 * The answers with a code, the one whose code it is first: the one that the server took first. There is one, unless
 * somebody took care to save more with a code that was just given; two are enough to tell.
 */
export async function answersWithCode(code: string, tx?: Transaction): Promise<QueryDocumentSnapshot[]> {
  const query = database()
    .collection(ANSWERS)
    .where('codigoMunicipio', '==', code)
    .orderBy('fechaCreacion')
    .limit(2)
    .select(...FIELDS)
  const { docs } = await (tx ? tx.get(query) : query.get())
  return docs
}

export const codeDoc = (code: string) => database().collection(CODES).doc(code)

/**
 * What stands in the place of a code's public document once its answer is gone: the code is never given again, and
 * whoever asks for it is told what is told of a code that never was (PUB-01).
 */
export const RETIRED = { retirado: true }

export const isRetired = (document: DocumentSnapshot): boolean => document.get('retirado') === true

/** What is known of a code. */
export interface KnownCode {
  /** What stands in its place; null where it is no code. */
  codeSnapshot: DocumentSnapshot | null
  /** Whether the answer whose code it was is gone. */
  isRetired: boolean
  /** The first answer that says to have it. */
  owner: QueryDocumentSnapshot | undefined
}

/** Reads whose the code of an answer is. */
export type ReadCode = () => Promise<KnownCode>

/** Whose a code is. Two reads. */
export async function readCode(code: string): Promise<KnownCode> {
  const [[owner], codeSnapshot] = await Promise.all([
    answersWithCode(code),
    isAnswerCode(code) ? codeDoc(code).get() : null,
  ])
  return { codeSnapshot, isRetired: codeSnapshot !== null && isRetired(codeSnapshot), owner }
}

/** Reads whose a code is once, by whoever asks first: steps that follow one event share it. */
export function readCodeOnce(code: string): ReadCode {
  let read: Promise<KnownCode> | undefined
  return () => (read ??= readCode(code))
}
