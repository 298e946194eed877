import { storedAnswerSchema, type Answer, type StoredAnswer } from '../../../src/domain/answer/answer'
import { assembleAnswer } from '../../../src/domain/answer/whole'
import { canReadAnswer } from '../../../src/domain/access/area-access'
import { formVersionSchema } from '../../../src/domain/form/form'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'

/** An answer as stored; null when there is none. Throws `data-loss` when it cannot be read. */
async function storedAnswer(answerId: string): Promise<StoredAnswer | null> {
  const snapshot = await database().doc(`respuestas_formularios/${answerId}`).get()
  if (!snapshot.exists) return null
  const stored = decode(storedAnswerSchema, snapshot, { id: answerId })
  if (!stored) throw damaged()
  return stored
}

/** A stored answer with the texts of its version: one read. Throws `data-loss` when the version cannot be read. */
async function wholeAnswer(stored: StoredAnswer): Promise<Answer> {
  const { idPlantilla, version } = stored
  const versionDoc = await database().doc(`formularios/${idPlantilla}/versiones/${version}`).get()
  const asked = decode(formVersionSchema, versionDoc)
  if (!asked) throw damaged()
  return assembleAnswer(asked, stored)
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
  const stored = await storedAnswer(answerId)
  if (!stored || !isAllowed(stored)) throw forbidden()
  return wholeAnswer(stored)
}

/**
 * A whole answer that the caller may read (VIEW-04).
 * @throws HttpsError as {@link answerWhere}
 */
export const answerFor = ({ user }: StaffCaller, answerId: string): Promise<Answer> =>
  answerWhere(answerId, (stored) => canReadAnswer(user, stored))

/** What clients choose may not be the name of a document at all. */
const isName = (id: string): boolean => /^(?!__.*__$)[\w-]{1,128}$/.test(id)

/** Which of these are ids of answers that are there: one read for each. */
export async function existingAnswers(ids: string[]): Promise<Set<string>> {
  const refs = [...new Set(ids)].filter(isName).map((id) => database().doc(`respuestas_formularios/${id}`))
  const found = refs.length > 0 ? await database().getAll(...refs, { fieldMask: [] }) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}

/** Whether the answer is still there. */
export const answerExists = async (answerId: string): Promise<boolean> =>
  (await existingAnswers([answerId])).has(answerId)
