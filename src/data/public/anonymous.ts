import { FirebaseError } from 'firebase/app'
import { getIdToken, signInAnonymously, type Auth, type User } from 'firebase/auth'
import { deviceStore } from '../../lib/device-store'
import { authOf } from '../auth'
import { SIGN_IN_LIMIT_MS, withTimeout } from '../with-timeout'

const ROOM_PROBE = 'room'
/** As much as an account takes on a device, in characters. */
const ACCOUNT_SIZE = 4096

/**
 * Whether this device keeps what is written. The SDK does not notice when it does not: its write succeeds and is undone
 * with the transaction, and a moment later the SDK takes the account for signed out by another tab.
 */
async function hasRoom(): Promise<boolean> {
  const store = deviceStore('kept')
  try {
    await store.set(ROOM_PROBE, 'x'.repeat(ACCOUNT_SIZE))
  } catch {
    return false
  }
  await store.remove(ROOM_PROBE)
  return true
}

let beginning: Promise<Auth> | null = null

/** Sign-in of this browser, begun with the account that it has. */
const publicAuth = (): Promise<Auth> =>
  (beginning ??= hasRoom().then(async (isRoom) => {
    const auth = authOf('public', { hasRoom: isRoom })
    await auth.authStateReady()
    return auth
  }))

/** The SDK's code when it has no room on this device for an account or its token. */
const NOT_PERSISTED = 'auth/internal-error'

/**
 * Does work that ends with persisting the account. Where the device filled up since the page opened, persisting fails
 * while the account is in memory, and the work done again finds it there.
 */
async function retryWithMemoryPersistence<T>(auth: Auth, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isInMemory =
      auth.currentUser !== null && error instanceof FirebaseError && error.code === NOT_PERSISTED
    if (!isInMemory) throw error
    return work()
  }
}

/** The account of this browser, signed in without a name unless it already was, with a token to ask with. */
async function anonymousUser(): Promise<User> {
  const auth = await publicAuth()
  return retryWithMemoryPersistence(auth, async () => {
    const user = auth.currentUser ?? (await signInAnonymously(auth)).user
    await getIdToken(user)
    return user
  })
}

/** Signs in without a name unless this browser already did, and gives the account's id. */
export const ensureAnonymousUser = async (): Promise<string> =>
  (await withTimeout(anonymousUser(), SIGN_IN_LIMIT_MS)).uid

/** What proves that this browser's nameless account asks; null where nobody sent anything from this browser. */
export async function anonymousToken(): Promise<string | null> {
  const auth = await publicAuth()
  const { currentUser } = auth
  return currentUser && withTimeout(retryWithMemoryPersistence(auth, () => getIdToken(currentUser)))
}
