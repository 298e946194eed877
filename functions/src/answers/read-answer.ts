import type { Answer, StoredAnswer } from '../../../src/domain/answer/answer'
import { pathsOfFiles } from '../../../src/domain/answer/files'
import { assembleAnswer } from '../../../src/domain/answering/whole'
import { correctedAnswer } from '../../../src/domain/correction/overlay'
import { oneAnswer } from '../../../src/domain/access/things'
import { isDocumentId } from '../../../src/domain/document-id'
import { formVersionSchema } from '../../../src/domain/form/form'
import { answerPath, versionPath } from '../../../src/domain/store-paths'
import { binnedAmong } from './binned'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'
import { isNameless, NAMELESS } from './change'
import { decodeAnswer } from './decode-answer'

/** An answer as stored; null when there is none. Throws `data-loss` when it cannot be read. */
async function storedAnswer(answerId: string): Promise<StoredAnswer | null> {
  const snapshot = await database().doc(answerPath(answerId)).get()
  if (!snapshot.exists) return null
  const stored = await decodeAnswer(snapshot)
  if (!stored) throw damaged()
  return stored
}

/** A stored answer with the texts of its version: one read. Throws `data-loss` when the version cannot be read. */
async function wholeAnswer(stored: StoredAnswer): Promise<Answer> {
  const { idPlantilla, version } = stored
  const versionDoc = await database().doc(versionPath(idPlantilla, version)).get()
  const asked = decode(formVersionSchema, versionDoc)
  if (!asked) throw damaged()
  return correctedAnswer(assembleAnswer(asked, stored))
}

/**
 * The answer with that id as it is stored, when it is one that may be had: one read.
 * @throws HttpsError as {@link answerWhere}
 */
export async function storedAnswerWhere(
  answerId: string,
  isAllowed: (stored: StoredAnswer) => boolean,
): Promise<StoredAnswer> {
  const stored = await storedAnswer(answerId)
  if (!stored || !isAllowed(stored)) throw forbidden()
  return stored
}

/**
 * The whole answer with that id when it is one that may be had: two reads.
 * @param isAllowed whether the caller may have the answer that is stored
 * @throws HttpsError `permission-denied`, also when there is no such answer; `data-loss` when it or its version
 * cannot be read
 */
export async function answerWhere(
  answerId: string,
  isAllowed: (stored: StoredAnswer) => boolean,
): Promise<Answer> {
  return wholeAnswer(await storedAnswerWhere(answerId, isAllowed))
}

export const isReadBy = ({ ability }: StaffCaller, stored: StoredAnswer): boolean =>
  ability.can('read', oneAnswer(stored))

/**
 * A whole answer that the caller may read (VIEW-04).
 * @throws HttpsError as {@link answerWhere}
 */
export const answerFor = (caller: StaffCaller, answerId: string): Promise<Answer> =>
  answerWhere(answerId, (stored) => isReadBy(caller, stored))

/**
 * An answer that the caller may read, as it is stored: one read.
 * @throws HttpsError as {@link answerWhere}
 */
export const storedAnswerFor = (caller: StaffCaller, answerId: string): Promise<StoredAnswer> =>
  storedAnswerWhere(answerId, (stored) => isReadBy(caller, stored))

/** Which of these are ids of answers that are there: one read for each. What can name no document is none. */
export async function existingAnswers(ids: string[]): Promise<Set<string>> {
  const refs = [...new Set(ids)].filter(isDocumentId).map((id) => database().doc(answerPath(id)))
  const found = refs.length > 0 ? await database().getAll(...refs, { fieldMask: [] }) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}

/** Whole answers in memory at once: one may weigh a megabyte. */
const WHOLE_AT_ONCE = 20

/**
 * Which files these answers name: one read for each.
 * @returns whether an answer that is there names a file; of one that cannot be read nobody knows, and it is taken to
 */
export async function filesNamedBy(ids: string[]): Promise<(id: string, path: string) => boolean> {
  const refs = [...new Set(ids)].filter(isDocumentId).map((id) => database().doc(answerPath(id)))
  const named = new Map<string, string[] | null>()
  for (let start = 0; start < refs.length; start += WHOLE_AT_ONCE) {
    const found = await database().getAll(...refs.slice(start, start + WHOLE_AT_ONCE))
    for (const snapshot of found) {
      const stored = await decodeAnswer(snapshot)
      if (snapshot.exists) named.set(snapshot.id, stored && pathsOfFiles(stored))
    }
  }
  return (id, path) => named.has(id) && (named.get(id)?.includes(path) ?? true)
}

/** Whether the answer is still there, or lies in the bin. */
export const answerStays = async (answerId: string): Promise<boolean> =>
  (await existingAnswers([answerId])).has(answerId) || (await binnedAmong([answerId])).has(answerId)

/** Whether the answer is still there, with the person in it (OPS-02). */
export async function hasPerson(answerId: string): Promise<boolean> {
  if (!isDocumentId(answerId)) return false
  const ref = database().doc(answerPath(answerId))
  const [answer] = await database().getAll(ref, { fieldMask: [NAMELESS] })
  return answer?.exists === true && !isNameless(answer.data())
}
