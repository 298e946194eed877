import { FirebaseError } from 'firebase/app'
import { getIdToken, signInAnonymously, type Auth, type User } from 'firebase/auth'
import { authOf } from '../auth'
import { within } from '../within'

/** The SDK's code when it made the account but has no room on this device to keep it. */
const NOT_KEPT = 'auth/internal-error'

/**
 * Does work that ends with keeping the account on this device. When that fails for want of room, the work is done again
 * and finds the account in memory.
 */
async function evenWithoutRoom<T>(auth: Auth, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isThere = auth.currentUser !== null && error instanceof FirebaseError && error.code === NOT_KEPT
    if (!isThere) throw error
    return work()
  }
}

/** The account of this browser, signed in without a name unless it already was, with a token to ask with. */
async function namelessUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  const signedIn = evenWithoutRoom(auth, async () => {
    const user = auth.currentUser ?? (await signInAnonymously(auth)).user
    await getIdToken(user)
    return user
  })
  return within(signedIn)
}

/** Signs in without a name unless this browser already did, and gives the account's id. */
export const signInWithoutName = async (): Promise<string> => (await namelessUser(authOf('public'))).uid

/** What proves that this browser's nameless account asks; null where nobody sent anything from this browser. */
export async function namelessToken(): Promise<string | null> {
  const auth = authOf('public')
  await auth.authStateReady()
  const user = auth.currentUser
  return user && within(evenWithoutRoom(auth, () => getIdToken(user)))
}
