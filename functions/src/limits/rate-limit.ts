import { createHash } from 'node:crypto'
import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { Limit } from '../../../src/domain/failures/limit'
import { LIMITS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { failedWith } from '../platform/grpc'

export const HOUR_MS = 3_600_000

/** Too often within an hour, or too many at once; the browser reads from the details what, and has a sentence for each. */
export const rateLimitExceeded = (limit: Limit): HttpsError =>
  new HttpsError('resource-exhausted', 'Too often within an hour. Try later.', { limit })

interface RateLimit {
  /** What is counted. */
  what: string
  /** Who is counted: an account, an address, a member of the staff. Kept as a hash. */
  who: string
  /** How often within that time. */
  most: number
  /** Within which time; an hour when left out. */
  windowMs?: number
}

/** What is kept of who is counted, or of a network. */
export const hashOf = (what: string, who: string): string =>
  createHash('sha256').update(`${what}\n${who}`).digest('hex').slice(0, 40)

/** Where it is counted. */
export const counterPath = ({ what, who }: Pick<RateLimit, 'what' | 'who'>): string =>
  `${LIMITS}/${hashOf(what, who)}`

const counterOf = (counted: RateLimit): DocumentReference => database().doc(counterPath(counted))

/** How often in the running hour or other time, and when it ends; a new one begins with the first one after its end. */
function standing(stored: DocumentSnapshot, now: number, windowMs: number) {
  const caduca: unknown = stored.get('caduca')
  const isRunning = caduca instanceof Timestamp && caduca.toMillis() > now
  return isRunning
    ? { cuantos: Number(stored.get('cuantos') ?? 0), caduca }
    : { cuantos: 0, caduca: Timestamp.fromMillis(now + windowMs) }
}

/**
 * Counts one more of something that one account, address or person may have so often within an hour. The counter is
 * their own and is written at most so often as the limit allows: who comes too often writes nothing, so a flood makes
 * no document hot.
 * @returns `taken`; `none` when none is left; `busy` when too many come at the same moment to tell
 */
export async function tryConsumeRateLimit(counted: RateLimit): Promise<'taken' | 'none' | 'busy'> {
  const counter = counterOf(counted)
  const { what, most, windowMs = HOUR_MS } = counted
  // Without a lock first: whoever is refused waits for nobody.
  if (standing(await counter.get(), Date.now(), windowMs).cuantos >= most) return 'none'
  return inTransaction(async (tx) => {
    const { cuantos, caduca } = standing(await tx.get(counter), Date.now(), windowMs)
    if (cuantos >= most) return 'none' as const
    tx.set(counter, { que: what, cuantos: cuantos + 1, caduca })
    return 'taken' as const
  }).catch((error: unknown) => {
    // The transaction waited too long for others.
    if (failedWith(error, 'aborted')) return 'busy' as const
    throw error
  })
}

/**
 * Takes one of what there is within an hour; see {@link tryConsumeRateLimit}.
 * @param limit what is said to whoever comes too often
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function consumeRateLimit({ limit, ...counted }: RateLimit & { limit: Limit }): Promise<void> {
  if ((await tryConsumeRateLimit(counted)) !== 'taken') throw rateLimitExceeded(limit)
}
