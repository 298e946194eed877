import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { SESSIONS } from '../../../src/domain/store-paths'
import { accounts, database } from '../platform/admin'
import { closeSessionsOver } from './close-sessions'

/** Accounts that are asked for at once, and sessions read for it. */
const AT_ONCE = 100

/** Which of these accounts are gone or disabled. */
async function endedAccounts(uids: readonly string[]): Promise<Set<string>> {
  const { users } = await accounts().getUsers(uids.map((uid) => ({ uid })))
  const working = new Set(users.filter(({ disabled }) => !disabled).map(({ uid }) => uid))
  return new Set(uids.filter((uid) => !working.has(uid)))
}

/** Closes those of a page whose account is gone or disabled. */
async function closeEnded(sessions: readonly QueryDocumentSnapshot[]): Promise<number> {
  const uids = [...new Set(sessions.map((session) => String(session.get('uid') ?? '')))].filter(Boolean)
  if (uids.length === 0) return 0
  const ended = await endedAccounts(uids)
  const closed = sessions.filter((session) => ended.has(String(session.get('uid'))))
  const batch = database().batch()
  for (const { ref } of closed) batch.update(ref, { active: false, motivo: 'baja' })
  if (closed.length > 0) await batch.commit()
  return closed.length
}

/**
 * Closes sessions that are over, and those whose account was disabled or deleted in the console: of that nobody tells
 * the product, and rules cannot ask (SEC-04). One read for each open session.
 */
export async function watchAccounts(now: Date): Promise<void> {
  await closeSessionsOver(now)
  const open = database()
    .collection(SESSIONS)
    .where('active', '==', true)
    .orderBy(FieldPath.documentId())
    .select('uid')
  let closed = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? open.startAfter(last) : open).limit(AT_ONCE).get()
    closed += await closeEnded(docs)
    last = docs.length === AT_ONCE ? docs.at(-1) : undefined
  } while (last)
  if (closed > 0) logger.warn('sessions of disabled accounts were closed', { closed })
}
