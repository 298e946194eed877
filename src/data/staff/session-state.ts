import type { User } from '../../domain/user/user'
import { DataError } from '../errors'
import type { SignInErrorCode } from './sign-in-error'

/** Where a session stands (AUTH-06). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unauthenticated' }
  | {
      status: 'authenticated'
      user: User
      sid: string
      /** The session ends then unless a second factor is set up (OPS-01). */
      factorUntil?: Date | null
    }
  | { status: 'error'; code: SignInErrorCode }
  | { status: 'signedOut' }

export type SessionListener = (state: SessionState) => void

let state: SessionState = { status: 'loading' }
const listeners = new Set<SessionListener>()

export const sessionState = (): SessionState => state

/** Makes this the state and tells everybody. */
export function setSessionState(next: SessionState): void {
  state = next
  for (const listener of listeners) listener(next)
}

/** Tells the state now and at every change, until the returned function is called. */
export function onSessionState(listener: SessionListener): () => void {
  listeners.add(listener)
  listener(state)
  return () => listeners.delete(listener)
}

/**
 * The session that is open in this browser.
 * @throws DataError `forbidden` when there is none
 */
export function sessionId(): string {
  if (state.status !== 'authenticated') throw new DataError('forbidden', { message: 'nobody is signed in' })
  return state.sid
}

export const hasListeners = (): boolean => listeners.size > 0
