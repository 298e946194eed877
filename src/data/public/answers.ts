import type { StoredAnswer } from '../../domain/answer/answer'
import type { PublicAccount } from './account'
import { STRANGER } from './stranger'
import { loadOrOffline } from './load-or-offline'
import { withPass } from './with-pass'

/**
 * Saves an answer of somebody who is not of the staff, signing in first if needed. Safe to repeat with the same id and
 * code (ANS-15).
 * @param make gives the answer of the account with that uid
 * @throws Barred (LOGIC-01); LimitError; DataError `offline`, `timeout`, `forbidden` (the form closed meanwhile or changed), `unknown`
 */
export async function saveAs(account: PublicAccount, make: (uid: string) => StoredAnswer): Promise<void> {
  const [uid, { createAnswer }] = await Promise.all([
    account.uid(),
    loadOrOffline(import('../create-answer')),
  ])
  const answer = make(uid)
  const { id: answerId, idPlantilla: formId } = answer
  await withPass(account, { formId, answerId }, () => createAnswer(account.app, answer), answer)
}

/** Saves a stranger's answer, signing in without a name first if needed; see {@link saveAs}. */
export const savePublicAnswer = (make: (uid: string) => StoredAnswer): Promise<void> => saveAs(STRANGER, make)
