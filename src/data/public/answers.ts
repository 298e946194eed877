import type { StoredAnswer } from '../../domain/answer/answer'
import { createAnswer } from '../create-answer'
import { storeOf } from '../store'
import { strangerUid } from './stranger'
import { withPass } from './with-pass'

/**
 * Saves a stranger's answer, signing in without a name first if needed. Safe to repeat with the same id and code
 * (ANS-15).
 * @param make gives the answer of the account with that uid
 * @throws LimitError; DataError `offline`, `timeout`, `forbidden` (the form closed meanwhile or changed), `unknown`
 */
export async function savePublicAnswer(make: (uid: string) => StoredAnswer): Promise<void> {
  const answer = make(await strangerUid())
  const { id: answerId, idPlantilla: formId } = answer
  await withPass({ formId, answerId }, () => createAnswer(storeOf('public'), answer))
}
