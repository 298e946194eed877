import { Timestamp } from 'firebase-admin/firestore'
import { HELD_ACCOUNTS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { HOUR_MS } from './take-one'

/** For so long a sweep remembers that an account was held back. */
const REMEMBERED_MS = 40 * 24 * HOUR_MS

const heldRef = (uid: string) => database().doc(`${HELD_ACCOUNTS}/${uid}`)

/** Names that the store takes. */
const isName = (uid: string): boolean => /^[\w-]{1,128}$/.test(uid)

/**
 * Holds a stranger's account back for an hour: rules take no answers and no files from it until then. Doing it again
 * while it is held changes nothing.
 */
export async function holdAccount(uid: string): Promise<void> {
  if (!isName(uid) || (await isAccountHeld(uid))) return
  const now = Date.now()
  await heldRef(uid).set({
    hasta: Timestamp.fromMillis(now + HOUR_MS),
    caduca: Timestamp.fromMillis(now + REMEMBERED_MS),
  })
}

/** Whether the account is held back now. */
export async function isAccountHeld(uid: string): Promise<boolean> {
  const hasta: unknown = (await heldRef(uid).get()).get('hasta')
  return hasta instanceof Timestamp && hasta.toMillis() > Date.now()
}

/** Which of these accounts were held back lately. */
export async function heldLately(uids: string[]): Promise<Set<string>> {
  const refs = [...new Set(uids)].filter(isName).map(heldRef)
  const found = refs.length > 0 ? await database().getAll(...refs, { fieldMask: [] }) : []
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id))
}
