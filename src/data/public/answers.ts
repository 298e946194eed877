import type { StoredAnswer } from '../../domain/answer/answer'
import { createAnswer } from '../create-answer'
import { storeOf } from '../store'
import { strangerUid } from './stranger'

/**
 * Saves a stranger's answer, signing in without a name first if needed. Safe to repeat with the same id and code
 * (ANS-15).
 * @param make gives the answer of the account with that uid
 * @throws DataError `offline`, `timeout`, `forbidden` (the form closed meanwhile or changed), `unknown`
 */
export async function savePublicAnswer(make: (uid: string) => StoredAnswer): Promise<void> {
  const uid = await strangerUid()
  await createAnswer(storeOf('public'), make(uid))
}
