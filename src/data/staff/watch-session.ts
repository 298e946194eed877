import { onIdTokenChanged, type User as Account } from 'firebase/auth'
import * as z from 'zod/mini'
import { authOf } from '../auth'
import { followSession, type SessionClaims } from './follow-session'
import {
  hasListeners,
  onSessionState,
  sessionState,
  setSessionState,
  type SessionListener,
  type SessionState,
} from './session-state'
import { forgetVersions } from './versions'

const claimsSchema = z.object({ usuario: z.string(), sid: z.string() })

let followed: SessionClaims | null = null
let stopFollowed: (() => void) | null = null
let stopAccount: (() => void) | null = null

/** Hears no more of the session that is followed, and forgets what its person could read. */
export function stopFollowing(): void {
  forgetVersions()
  stopFollowed?.()
  stopFollowed = null
  followed = null
}

/** Signs out of the account and says why. */
function leave(state: SessionState): void {
  stopFollowing()
  setSessionState(state)
  void authOf('staff').signOut()
}

async function follow(claims: SessionClaims): Promise<void> {
  stopFollowing()
  followed = claims
  setSessionState({ status: 'loading' })
  const stop = await followSession(claims, {
    open: (user) => setSessionState({ status: 'authenticated', user, sid: claims.sid }),
    closed: () => leave({ status: 'signedOut' }),
    failed: (code) => leave({ status: 'error', code }),
    silent: () => setSessionState({ status: 'error', code: 'session' }),
  }).catch((error: unknown) => {
    // Nothing is followed then, and the next token tries again.
    if (followed === claims) followed = null
    throw error
  })
  // Another account may have come, or all listeners gone, while the watcher was loading.
  if (followed === claims) stopFollowed = stop
  else stop()
}

function noAccount(): void {
  stopFollowing()
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
  } catch {
    // A session that is already followed outlives a token that cannot be renewed just now.
    if (!followed) setSessionState({ status: 'error', code: 'session' })
  }
}

/**
 * Tells the state of the session now and at every change (AUTH-06): a reload finds it again, closing it anywhere
 * signs out here at once (AUTH-07).
 * @returns stops telling
 */
export function watchSession(listener: SessionListener): () => void {
  const stop = onSessionState(listener)
  stopAccount ??= onIdTokenChanged(authOf('staff'), (account) => void accountChanged(account))
  return () => {
    stop()
    if (hasListeners()) return
    stopAccount?.()
    stopAccount = null
    stopFollowing()
  }
}
