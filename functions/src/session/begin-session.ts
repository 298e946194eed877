import { createHash } from 'node:crypto'
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { entryRefusal } from '../../../src/domain/user/session-refusal'
import { userSchema } from '../../../src/domain/user/user'
import { expiryOf, isOpenSession, webSessionSchema } from '../../../src/domain/user/web-session'
import { SESSION_LIMITS, sessionPath, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import type { Caller } from '../platform/caller'
import { decode } from '../platform/decode'
import { sessionRefused, tooOften } from '../platform/errors'
import { sessionLifetime } from './lifetime'
import { rightsOf } from './rights'
import { failedWith } from '../platform/grpc'

/** Sessions that one person may open in a minute; more is a program, not a person. */
const MAX_PER_MINUTE = 30
const MINUTE_MS = 60_000

/** Whose session begins, and where. */
export interface Beginning {
  caller: Caller
  /** Made by the browser for one sign-in and repeated by its retries. */
  attempt: string
  username: string
  factor?: FactorTerms
}

/** How a session begins with regard to the second factor (OPS-01). */
export interface FactorTerms {
  /** Whether it was given, or this device is remembered. */
  given: boolean
  /** When a code was given, if one was. */
  at: Date | null
  /** Until when the person may come in without one; null where none is needed. */
  until: Date | null
}
export const NO_FACTOR: FactorTerms = { given: false, at: null, until: null }

/** The name of the session of one sign-in and attempt: a retry finds the session that it already has. */
export const sessionName = ({ caller, attempt }: Pick<Beginning, 'caller' | 'attempt'>): string =>
  createHash('sha256')
    .update(`${caller.uid} ${caller.signedInAt} ${attempt}`)
    .digest('base64url')
    .slice(0, 32)

/** How often this person began a session in the running minute, this time included. */
function countWithinMinute(stored: DocumentSnapshot, now: Timestamp): { desde: Timestamp; abiertas: number } {
  const desde: unknown = stored.get('desde')
  const abiertas: unknown = stored.get('abiertas')
  const isRunning = desde instanceof Timestamp && now.toMillis() - desde.toMillis() < MINUTE_MS
  return isRunning && typeof abiertas === 'number'
    ? { desde, abiertas: abiertas + 1 }
    : { desde: now, abiertas: 1 }
}

const TRIES = 10

/** Whether the session exists already; one that was closed is not opened again by repeating the request. */
function stands(known: DocumentSnapshot | undefined, username: string): boolean {
  if (!known?.exists) return false
  const session = decode(webSessionSchema, known)
  if (!session || !isOpenSession(session, username, new Date())) throw sessionRefused('session')
  return true
}

const timestampOf = (date: Date | null) => date && Timestamp.fromDate(date)

/** What a new session says (USER-05), for rules, functions and the person. */
const newSession = ({ caller, username, factor = NO_FACTOR }: Beginning, now: Timestamp) => ({
  active: true,
  usuario: username,
  uid: caller.uid,
  /** When the password was given, in seconds: closed by somebody, that password opens no other one. */
  ingreso: caller.signedInAt,
  begun: now,
  usada: now,
  vence: Timestamp.fromDate(expiryOf(now.toDate(), now.toDate(), sessionLifetime(), factor.until)),
  origen: caller.origin,
  conFactor: factor.given,
  factor: timestampOf(factor.at),
  sinFactorHasta: timestampOf(factor.until),
})

/** Writes the session unless it stands; false when somebody else wrote at the same time. */
async function begin(sid: string, beginning: Beginning): Promise<boolean> {
  const { caller, username } = beginning
  const now = Timestamp.now()
  const sessionRef = database().doc(sessionPath(sid))
  const limitRef = database().doc(`${SESSION_LIMITS}/${username}`)
  const userRef = database().doc(userPath(username))
  const [known, limit, userDoc] = await database().getAll(sessionRef, limitRef, userRef)
  const user = userDoc ? decode(userSchema, userDoc, { username }) : null
  const refusal = entryRefusal(user, caller)
  if (refusal || !userDoc?.updateTime) throw sessionRefused(refusal ?? 'noUser')
  // Whoever came this far without the factor that the person has by now, as one that was set up meanwhile.
  if (user?.segundoFactor && beginning.factor?.given !== true) throw sessionRefused('session')
  if (stands(known, username)) return true
  const count = limit ? countWithinMinute(limit, now) : { desde: now, abiertas: 1 }
  if (count.abiertas > MAX_PER_MINUTE) throw tooOften()
  // Preconditions instead of a transaction: ten retries at once would wait for each other's locks.
  const batch = database().batch()
  if (limit?.updateTime) batch.update(limitRef, count, { lastUpdateTime: limit.updateTime })
  else batch.create(limitRef, count)
  batch.create(sessionRef, { ...newSession(beginning, now), ...rightsOf(username, userDoc.data()) })
  // As it was read: nobody took rights away, ended the person or gave another account meanwhile.
  const lastUpdateTime = userDoc.updateTime
  const { uid: cuenta, providerId } = caller
  batch.update(userRef, { ultimoAcceso: now, baja: false, cuenta, providerId }, { lastUpdateTime })
  try {
    await batch.commit()
    return true
  } catch (error) {
    // The commit came second.
    if (failedWith(error, 'alreadyExists', 'failedPrecondition', 'aborted')) return false
    throw error
  }
}

/**
 * Records a web session (AUTH-07) and the user's last access (AUTH-12), once for each sign-in and attempt. Who had no
 * account given has from now on the one that comes in (SEC-04).
 * @returns the session's id
 * @throws HttpsError `permission-denied` when that session was closed or the user may not come in with that account,
 * `resource-exhausted`
 */
export async function beginSession(beginning: Beginning): Promise<string> {
  const sid = sessionName(beginning)
  for (let left = TRIES; left > 0; left -= 1) if (await begin(sid, beginning)) return sid
  throw tooOften()
}
