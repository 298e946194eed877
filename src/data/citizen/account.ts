import { getIdToken, signInWithCustomToken } from 'firebase/auth'
import { authOf } from '../auth'
import { SIGN_IN_LIMIT_MS, withTimeout } from '../with-timeout'

/** Signs the citizen in for the SDKs that send answers and files, and gives the account's id. */
export async function signInWith(customToken: string): Promise<string> {
  const auth = authOf('citizen')
  const { user } = await withTimeout(signInWithCustomToken(auth, customToken), SIGN_IN_LIMIT_MS)
  await withTimeout(getIdToken(user))
  return user.uid
}
