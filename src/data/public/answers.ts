import type { StoredAnswer } from '../../domain/answer/answer'
import { strangerUid } from './stranger'
import { whenNeeded } from './when-needed'
import { withPass } from './with-pass'

/**
 * Saves a stranger's answer, signing in without a name first if needed. Safe to repeat with the same id and code
 * (ANS-15).
 * @param make gives the answer of the account with that uid
 * @throws LimitError; DataError `offline`, `timeout`, `forbidden` (the form closed meanwhile or changed), `unknown`
 */
export async function savePublicAnswer(make: (uid: string) => StoredAnswer): Promise<void> {
  const [uid, { createAnswer }, { storeOf }] = await Promise.all([
    strangerUid(),
    whenNeeded(import('../create-answer')),
    whenNeeded(import('../store')),
  ])
  const answer = make(uid)
  const { id: answerId, idPlantilla: formId } = answer
  await withPass({ formId, answerId }, () => createAnswer(storeOf('public'), answer))
}
