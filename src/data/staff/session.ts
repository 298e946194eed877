import { signInWithCustomToken } from 'firebase/auth'
import { doc, updateDoc } from 'firebase/firestore/lite'
import type { FactorStep } from '../../domain/calls/open-session'
import { SESSIONS } from '../../domain/store-paths'
import { authOf } from '../auth'
import { storeOf } from '../store'
import { SIGN_IN_LIMIT_MS, withTimeout } from '../with-timeout'
import { clearStaffCache } from './cached-session'
import { enterAs, goOnEntering, type FactorInput } from './entrance'
import { loadPassword } from './password'
import { loadProvider } from './provider'
import { sessionState, setSessionState } from './session-state'
import { isRefusal, signInErrorOnLine } from './sign-in-error'
import { stopFollowing } from './watch-session'

export { sessionUid } from './account'
export { beginFactorHere, confirmFactorHere, giveUpEntrance } from './entrance'
export type { SessionState } from './session-state'
export { SignInError, type SignInErrorCode } from './sign-in-error'
export { watchSession } from './watch-session'

/** How long signing out waits for the server. */
const CLOSE_LIMIT_MS = 5_000

async function tokenFor(email: string, password: string): Promise<string | FactorStep> {
  const auth = authOf('sign-in')
  const attempt = crypto.randomUUID()
  const leave = async () => void auth.signOut()
  try {
    const { signInWithEmailAndPassword } = await loadPassword()
    const { user } = await withTimeout(
      signInWithEmailAndPassword(auth, email.trim(), password),
      SIGN_IN_LIMIT_MS,
    )
    return await enterAs({ app: 'sign-in', attempt, uid: user.uid, leave })
  } catch (error) {
    await leave()
    throw error
  }
}

/**
 * Signs in with e-mail and password and opens a web session (AUTH-01, AUTH-04, AUTH-07). The password account
 * itself is not kept: only the session is, and it has the claims that the rules ask for.
 * @returns what has to be done before a session opens (OPS-01); null when it is open
 * @throws SignInError; when the server refuses, the session's state says so too (AUTH-06)
 */
export const signIn = (email: string, password: string): Promise<FactorStep | null> =>
  enter(tokenFor(email, password))

/** Opens a web session for the person that the town hall's provider names (AUTH-03). Throws as {@link signIn}. */
export const signInByProvider = (providerId: string): Promise<FactorStep | null> =>
  enter(loadProvider().then(({ tokenFromProvider }) => tokenFromProvider(providerId)))

/** Goes on with the sign-in that waits for the second factor. Throws and returns as {@link signIn}. */
export const signInByFactor = (given: FactorInput): Promise<FactorStep | null> => enter(goOnEntering(given))

async function enter(coming: Promise<string | FactorStep>): Promise<FactorStep | null> {
  try {
    const token = await coming
    if (typeof token !== 'string') return token
    if (authOf('staff').currentUser) await signOut()
    await withTimeout(signInWithCustomToken(authOf('staff'), token), SIGN_IN_LIMIT_MS)
    return null
  } catch (failure) {
    const error = await signInErrorOnLine(failure)
    if (isRefusal(error.code)) setSessionState({ status: 'error', code: error.code })
    throw error
  }
}

/** Closes the web session and signs out; without network only this browser is signed out. */
export async function signOut(): Promise<void> {
  const state = sessionState()
  // Stops following first, or this tab would take the closing for somebody else's.
  stopFollowing()
  if (state.status === 'authenticated') {
    const session = doc(storeOf('staff'), SESSIONS, state.sid)
    await withTimeout(updateDoc(session, { active: false }), CLOSE_LIMIT_MS).catch(() => undefined)
  }
  await Promise.all([authOf('staff').signOut(), clearStaffCache()])
  setSessionState({ status: 'signedOut' })
}
