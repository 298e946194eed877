import { Timestamp } from 'firebase-admin/firestore'
import { FILE_PERMITS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'
import { reachedLimits } from './file-counts'
import { FILE_PERMITS_PER_ADDRESS } from './params'
import { consumeRateLimit, hashOf, HOUR_MS, rateLimitExceeded } from './rate-limit'

/** Long enough for the files of an answer on a slow line; whoever goes on asks again. */
const VALID_MS = 15 * 60_000

const permitOf = (uid: string) => database().doc(`${FILE_PERMITS}/${uid}`)

/**
 * Lets an account send files for a while (SEC-03): storage rules see no network, so this does, and refuses one that
 * sent too much, a form that got too much, and everybody when all of them together did.
 * @throws HttpsError `resource-exhausted` with details `{ limit }`
 */
export async function permitFiles(uid: string, network: string, formId: string): Promise<void> {
  const stored = (await permitOf(uid).get()).get('hasta')
  if (stored instanceof Timestamp && stored.toMillis() > Date.now()) return
  const red = hashOf('red de archivos', network)
  const reached = (await reachedLimits({ network: red, formId }))()
  if (reached) throw rateLimitExceeded(reached)
  const most = FILE_PERMITS_PER_ADDRESS.value()
  await consumeRateLimit({ what: 'permisos de archivos', who: network, most, limit: 'address' })
  const now = Date.now()
  const caduca = Timestamp.fromMillis(now + 24 * HOUR_MS)
  await permitOf(uid).set({ red, hasta: Timestamp.fromMillis(now + VALID_MS), caduca })
}

/** The network, as a hash, of which a stranger's account had its last permit; null when it had none. */
export async function permittedNetwork(uid: string): Promise<string | null> {
  const red: unknown = (await permitOf(uid).get()).get('red')
  return typeof red === 'string' ? red : null
}

/** Takes a permit back; an account without one is no error. */
export async function endPermit(uid: string): Promise<void> {
  await permitOf(uid)
    .update({ hasta: Timestamp.fromMillis(0) })
    .catch((error: unknown) => {
      if (!failedWith(error, 'notFound')) throw error
    })
}
