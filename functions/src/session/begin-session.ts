import { createHash } from 'node:crypto'
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { webSessionSchema } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import type { Caller } from '../platform/caller'
import { decode } from '../platform/decode'
import { sessionRefused, tooOften } from '../platform/errors'

/** Sessions that one person may open in a minute; more is a program, not a person. */
const MOST_PER_MINUTE = 30
const MINUTE_MS = 60_000

/** The name of the session of one sign-in and attempt: a retry finds the session that it already has. */
const sessionName = ({ uid, signedInAt }: Caller, attempt: string): string =>
  createHash('sha256').update(`${uid} ${signedInAt} ${attempt}`).digest('base64url').slice(0, 32)

/** How often this person began a session in the running minute, this time included. */
function countWithinMinute(stored: DocumentSnapshot, now: Timestamp): { desde: Timestamp; abiertas: number } {
  const desde: unknown = stored.get('desde')
  const abiertas: unknown = stored.get('abiertas')
  const isRunning = desde instanceof Timestamp && now.toMillis() - desde.toMillis() < MINUTE_MS
  return isRunning && typeof abiertas === 'number'
    ? { desde, abiertas: abiertas + 1 }
    : { desde: now, abiertas: 1 }
}

/** gRPC codes of a commit that came second: already exists, precondition failed, aborted. */
const CAME_SECOND = [6, 9, 10]
const TRIES = 10

/** Whether the session stands already; one that was closed is not opened again by repeating the request. */
function stands(known: DocumentSnapshot | undefined, username: string): boolean {
  if (!known?.exists) return false
  const session = decode(webSessionSchema, known)
  if (!session?.active || session.usuario !== username) throw sessionRefused('session')
  return true
}

/** Writes the session unless it stands; false when somebody else wrote at the same time. */
async function begin(sid: string, username: string): Promise<boolean> {
  const now = Timestamp.now()
  const sessionRef = database().doc(`sesiones_web/${sid}`)
  const limitRef = database().doc(`limites_sesion/${username}`)
  const [known, limit] = await database().getAll(sessionRef, limitRef)
  if (stands(known, username)) return true
  const count = limit ? countWithinMinute(limit, now) : { desde: now, abiertas: 1 }
  if (count.abiertas > MOST_PER_MINUTE) throw tooOften()
  // Preconditions instead of a transaction: ten retries at once would wait for each other's locks.
  const batch = database().batch()
  if (limit?.updateTime) batch.update(limitRef, count, { lastUpdateTime: limit.updateTime })
  else batch.create(limitRef, count)
  batch.create(sessionRef, { active: true, usuario: username, begun: now })
  batch.update(database().doc(`usuarios/${username}`), { ultimoAcceso: now })
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (error instanceof Error && CAME_SECOND.includes(Reflect.get(error, 'code'))) return false
    throw error
  }
}

/**
 * Records a web session (AUTH-07) and the user's last access (AUTH-12), once for each sign-in and attempt.
 * @returns the session's id
 * @throws HttpsError `permission-denied` when that session was closed, `resource-exhausted`
 */
export async function beginSession(caller: Caller, attempt: string, username: string): Promise<string> {
  const sid = sessionName(caller, attempt)
  for (let left = TRIES; left > 0; left -= 1) if (await begin(sid, username)) return sid
  throw tooOften()
}
