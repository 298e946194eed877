import { Timestamp } from 'firebase-admin/firestore'
import { PAUSED_ACCOUNTS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { endPermit } from './file-permit'
import { HOUR_MS } from './rate-limit'

/** For so long a sweep remembers that an account was paused. */
const REMEMBERED_MS = 40 * 24 * HOUR_MS

const pausedRef = (uid: string) => database().doc(`${PAUSED_ACCOUNTS}/${uid}`)

/** Names that the store takes. */
const isName = (uid: string): boolean => /^[\w-]{1,128}$/.test(uid)

/**
 * Pauses a stranger's account for an hour: rules take no answers from it until then, and no files
 * beyond those that a pass is for. Doing it again
 * while it is paused changes nothing.
 */
export async function pauseAccount(uid: string): Promise<void> {
  if (!isName(uid) || (await isAccountPaused(uid))) return
  const now = Date.now()
  await pausedRef(uid).set({
    hasta: Timestamp.fromMillis(now + HOUR_MS),
    caduca: Timestamp.fromMillis(now + REMEMBERED_MS),
  })
  await endPermit(uid)
}

/** Whether the account is paused now. */
export async function isAccountPaused(uid: string): Promise<boolean> {
  const hasta: unknown = (await pausedRef(uid).get()).get('hasta')
  return hasta instanceof Timestamp && hasta.toMillis() > Date.now()
}

/** Which of these accounts were paused lately. */
export async function pausedLately(uids: string[]): Promise<Set<string>> {
  const refs = [...new Set(uids)].filter(isName).map(pausedRef)
  const found = refs.length > 0 ? await database().getAll(...refs, { fieldMask: [] }) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}
