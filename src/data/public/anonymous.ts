import {
  getIdToken,
  inMemoryPersistence,
  setPersistence,
  signInAnonymously,
  updateCurrentUser,
  type Auth,
  type User,
} from 'firebase/auth'
import { authOf } from '../auth'
import { within } from '../within'

/**
 * Does what ends with writing the account to this device. Where there is no room for it the SDK fails half-way, with
 * an account that its other parts do not hear of: this page alone then keeps it, and it is done again.
 */
async function evenWithoutRoom<T>(auth: Auth, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const user = auth.currentUser
    if (user === null) throw error
    // Even to forget something a full device may have no room; the account is there all the same.
    await setPersistence(auth, inMemoryPersistence)
      .then(() => updateCurrentUser(auth, user))
      .catch(() => undefined)
    return work()
  }
}

/** The account of this browser, signed in without a name unless it already was, with a token to ask with. */
async function namelessUser(auth: Auth): Promise<User> {
  await auth.authStateReady()
  return evenWithoutRoom(auth, async () => {
    const user = auth.currentUser ?? (await within(signInAnonymously(auth))).user
    await within(getIdToken(user))
    return user
  })
}

/** Signs in without a name unless this browser already did, and gives the account's id. */
export const signInWithoutName = async (): Promise<string> => (await namelessUser(authOf('public'))).uid

/** What proves that this browser's nameless account asks; null where nobody sent anything from this browser. */
export async function namelessToken(): Promise<string | null> {
  const auth = authOf('public')
  await auth.authStateReady()
  const user = auth.currentUser
  return user && evenWithoutRoom(auth, () => within(getIdToken(user)))
}
