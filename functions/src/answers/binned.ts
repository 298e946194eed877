import type { DocumentData, DocumentReference } from 'firebase-admin/firestore'
import { isDocumentId } from '../../../src/domain/document-id'
import { answerPath, binnedPath } from '../../../src/domain/store-paths'
import { RESTORED } from './change'
import { database } from '../platform/admin'

/** Where an answer lies once it is deleted. */
export const binRef = (answerId: string): DocumentReference => database().doc(binnedPath(answerId))

/** The answer as it was when it was deleted, out of what the bin has of it. */
export const answerIn = (binned: DocumentData): DocumentData => binned.datos ?? {}

/** Which of these answers lie in the bin: one read for each. */
export async function binnedAmong(ids: readonly string[]): Promise<Set<string>> {
  const refs = [...new Set(ids)].filter(isDocumentId).map(binRef)
  const found = refs.length > 0 ? await database().getAll(...refs, { fieldMask: [] }) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}

/** Whether an answer lies in the bin. One read. */
export const isBinned = async (answerId: string): Promise<boolean> => (await binnedAmong([answerId])).size > 0

/** An answer that lies in the bin, as it was; undefined when it does not. One read. */
export async function binnedAnswer(answerId: string): Promise<DocumentData | undefined> {
  const binned = (await binRef(answerId).get()).data()
  return binned && answerIn(binned)
}

/**
 * Whether what hangs on an answer that was deleted stays: the answer lies in the bin, or came back from there since, for
 * events come late.
 */
export async function staysWhole(answerId: string): Promise<boolean> {
  const [answer, binned] = await database().getAll(database().doc(answerPath(answerId)), binRef(answerId), {
    fieldMask: [RESTORED],
  })
  return binned?.exists === true || answer?.get(RESTORED) !== undefined
}
