import { onIdTokenChanged, type User as Account } from 'firebase/auth'
import * as z from 'zod/mini'
import { authOf } from '../auth'
import { failureByReach } from '../line'
import { followSession, type SessionClaims } from './follow-session'
import { clearStaffCache, cacheSession, cachedSession } from './cached-session'
import {
  hasListeners,
  onSessionState,
  sessionState,
  setSessionState,
  type SessionListener,
  type SessionState,
} from './session-state'
import { signInErrorOnLine } from './sign-in-error'
import { forgetVersions } from './versions'

const claimsSchema = z.object({ usuario: z.string(), sid: z.string() })

/** How long to wait for the server before the session that this device keeps is used meanwhile. */
const PATIENCE_MS = 4_000

let followed: SessionClaims | null = null
let stopFollowed: (() => void) | null = null
let stopAccount: (() => void) | null = null

/**
 * Without network the kept session is used until the server says otherwise, so that the person can fill in a form that
 * this device keeps. It gives no right to read or send anything.
 */
async function goOnMeanwhile(): Promise<void> {
  const session = await cachedSession()
  if (!session || sessionState().status !== 'loading') return
  if (followed && followed.sid !== session.sid) return
  setSessionState({ status: 'authenticated', ...session })
}
const isOpen = (sid: string) => {
  const state = sessionState()
  return state.status === 'authenticated' && state.sid === sid
}

/** Stops following the session, and forgets what its person could read. */
export function stopFollowing(): void {
  forgetVersions()
  stopFollowed?.()
  stopFollowed = null
  followed = null
}

/** Signs out of the account and says why. */
function leave(state: SessionState): void {
  stopFollowing()
  void clearStaffCache()
  setSessionState(state)
  void authOf('staff').signOut()
}

async function follow(claims: SessionClaims): Promise<void> {
  stopFollowing()
  followed = claims
  // A page that is open with the kept session stays: somebody is typing there.
  if (!isOpen(claims.sid)) setSessionState({ status: 'loading' })
  const stop = await followSession(claims, {
    open: (user, { sinFactorHasta }) => {
      const factorUntil = sinFactorHasta ?? null
      setSessionState({ status: 'authenticated', user, sid: claims.sid, factorUntil })
      void cacheSession(claims.sid, user)
    },
    closed: () => leave({ status: 'signedOut' }),
    failed: (code) => leave({ status: 'error', code }),
    silent: () => {
      if (!isOpen(claims.sid)) setSessionState({ status: 'error', code: 'slow' })
    },
  }).catch((error: unknown) => {
    // No session is followed then; the next token tries again.
    if (followed === claims) followed = null
    throw error
  })
  // While the code was loading, another account may have signed in, or all listeners may have gone.
  if (followed === claims) stopFollowed = stop
  else stop()
}

function noAccount(): void {
  stopFollowing()
  void clearStaffCache()
  const { status } = sessionState()
  if (status === 'error') return
  setSessionState({
    status: status === 'authenticated' || status === 'signedOut' ? 'signedOut' : 'unauthenticated',
  })
}

async function accountChanged(account: Account | null): Promise<void> {
  if (!account) return noAccount()
  try {
    const { claims } = await account.getIdTokenResult()
    const parsed = claimsSchema.safeParse(claims)
    if (!parsed.success) return leave({ status: 'unauthenticated' })
    if (parsed.data.sid !== followed?.sid) await follow(parsed.data)
  } catch (error) {
    // A session that is already followed outlives a token that cannot be renewed just now.
    if (followed) return
    await goOnMeanwhile()
    if (sessionState().status === 'authenticated') return
    const { code } = await signInErrorOnLine(await failureByReach(error))
    setSessionState({ status: 'error', code })
  }
}

/** Follows the account of this browser, and asks again when the network is back. */
function watchAccount(): () => void {
  const auth = authOf('staff')
  const stop = onIdTokenChanged(auth, (account) => void accountChanged(account))
  const isOffline = globalThis.navigator?.onLine === false
  const timer = setTimeout(() => void goOnMeanwhile(), isOffline ? 0 : PATIENCE_MS)
  const onOnline = () => {
    if (!followed && auth.currentUser) void accountChanged(auth.currentUser)
  }
  globalThis.addEventListener?.('online', onOnline)
  return () => {
    stop()
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', onOnline)
  }
}

/**
 * Calls back with the state of the session now and at every change (AUTH-06). A reload finds the session again; closing
 * it anywhere signs out here at once (AUTH-07).
 * @returns stops telling
 */
export function watchSession(listener: SessionListener): () => void {
  const stop = onSessionState(listener)
  stopAccount ??= watchAccount()
  return () => {
    stop()
    if (hasListeners()) return
    stopAccount?.()
    stopAccount = null
    stopFollowing()
  }
}
