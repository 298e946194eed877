import { randomUUID } from 'node:crypto'
import { FieldPath, FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'
import { inTransaction } from '../platform/in-transaction'
import { counterPath, HOUR_MS, rateLimitExceeded } from './rate-limit'
import { DOCUMENTS_AT_ONCE } from './params'

/** After so long work is over, whatever became of it: its instance ends with its timeout. */
const LEASE_MS = 120_000

const FIELD = 'enCurso'

/** The work that is under way, by its name, with when its lease ends. */
function leases(stored: DocumentSnapshot, now: number): [string, Timestamp][] {
  const all: unknown = stored.get(FIELD)
  return Object.entries(all ?? {}).flatMap(([name, until]: [string, unknown]): [string, Timestamp][] =>
    until instanceof Timestamp && until.toMillis() > now ? [[name, until]] : [],
  )
}

/** Takes a place, when there is one; null when there is none, or too many come at the same moment to tell. */
async function acquireLease(path: string, most: number): Promise<string | null> {
  const name = randomUUID()
  const doc = database().doc(path)
  return inTransaction(async (tx) => {
    const now = Date.now()
    const running = leases(await tx.get(doc), now)
    if (running.length >= most) return null
    const enCurso = Object.fromEntries([...running, [name, Timestamp.fromMillis(now + LEASE_MS)]])
    tx.set(doc, { que: 'a la vez', enCurso, caduca: Timestamp.fromMillis(now + HOUR_MS) })
    return name
  }).catch((error: unknown) => {
    if (failedWith(error, 'aborted')) return null
    throw error
  })
}

/**
 * Makes a document for somebody who is not of the staff: one network has so many under way at once ({@link
 * DOCUMENTS_AT_ONCE}), so that slow ones of one stranger, under however many accounts, leave instances to the others
 * (SEC-03). Whoever waits for one asks again in a moment.
 * @param network as {@link callerNetwork} says it
 * @throws HttpsError `resource-exhausted` with details `{ limit: 'atOnce' }`; whatever the work throws
 */
export async function withConcurrencyLimit<T>(network: string, work: () => Promise<T>): Promise<T> {
  const path = counterPath({ what: 'a la vez', who: network })
  const name = await acquireLease(path, DOCUMENTS_AT_ONCE.value())
  if (name === null) throw rateLimitExceeded('atOnce')
  try {
    return await work()
  } finally {
    // A place that cannot be given back now ends with its lease.
    await database()
      .doc(path)
      .update(new FieldPath(FIELD, name), FieldValue.delete())
      .catch(() => undefined)
  }
}
