import { storedAnswerSchema, type Answer } from '../../../src/domain/answer/answer'
import { assembleAnswer } from '../../../src/domain/answer/whole'
import { canReadAnswer } from '../../../src/domain/access/area-access'
import { formVersionSchema } from '../../../src/domain/form/form'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'

/**
 * A whole answer that the caller may read (VIEW-04): two reads.
 * @throws HttpsError `permission-denied`, also when there is no such answer; `data-loss` when it or its version
 * cannot be read
 */
export async function answerFor({ user }: StaffCaller, answerId: string): Promise<Answer> {
  const snapshot = await database().doc(`respuestas_formularios/${answerId}`).get()
  if (!snapshot.exists) throw forbidden()
  const stored = decode(storedAnswerSchema, snapshot, { id: answerId })
  if (!stored) throw damaged()
  if (!canReadAnswer(user, stored)) throw forbidden()
  const { idPlantilla, version } = stored
  const versionDoc = await database().doc(`formularios/${idPlantilla}/versiones/${version}`).get()
  const asked = decode(formVersionSchema, versionDoc)
  if (!asked) throw damaged()
  return assembleAnswer(asked, stored)
}

/** Whether the answer is still there. */
export const answerExists = async (answerId: string): Promise<boolean> =>
  (await database().doc(`respuestas_formularios/${answerId}`).get()).exists
