import { getIdToken, signInAnonymously } from 'firebase/auth'
import { authOf } from '../auth'
import { within } from '../within'

/** Signs in without a name unless this browser already did, and gives the account's id. */
export async function signInWithoutName(): Promise<string> {
  const auth = authOf('public')
  await auth.authStateReady()
  const user = auth.currentUser ?? (await within(signInAnonymously(auth))).user
  return user.uid
}

/** What proves that this browser's nameless account asks; null where nobody sent anything from this browser. */
export async function namelessToken(): Promise<string | null> {
  const auth = authOf('public')
  await auth.authStateReady()
  return auth.currentUser && within(getIdToken(auth.currentUser))
}
