import type { SessionRefusal } from '../../domain/calls/open-session'
import { sessionRefusal } from '../../domain/user/session-refusal'
import type { ClosedBecause, User, WebSession } from '../../domain/user/user'
import type { DataError } from '../errors'

/** Longest wait for the first word about a session before saying that it cannot be had. */
const FIRST_WORD_MS = 15_000

/** Of a session that ended because the municipality is blocked, which is told instead of asking to sign in (AUTH-11). */
const BLOCKED: ClosedBecause = 'municipio'

export interface SessionClaims {
  usuario: string
  sid: string
}

export interface SessionFollower {
  open(user: User): void
  /** The session was closed: whoever holds it must sign in again (AUTH-07). */
  closed(): void
  failed(code: SessionRefusal): void
  /** Nothing heard yet; `open` may still follow. */
  silent(): void
}

/**
 * Follows a session and its user as they change on the server, until the returned function is called: a role or
 * area that is changed counts at once, and so does a session that is closed.
 */
export async function followSession(claims: SessionClaims, follower: SessionFollower): Promise<() => void> {
  const { watchUser, watchWebSession } = await import('./live')
  let session: WebSession | null = null
  let user: User | null = null
  let heard = false
  const timer = setTimeout(() => {
    if (!heard) follower.silent()
  }, FIRST_WORD_MS)
  const tell = () => {
    if (!session || !user) return
    heard = true
    follower.open(user)
  }
  const error = ({ code }: DataError) =>
    code === 'forbidden' ? follower.closed() : follower.failed('session')
  const stops = [
    watchWebSession(claims.sid, {
      next(value) {
        if (value && !value.active && value.motivo === BLOCKED) return follower.failed('municipalityDisabled')
        if (!value?.active || value.usuario !== claims.usuario) return follower.closed()
        session = value
        tell()
      },
      error,
    }),
    watchUser(claims.usuario, {
      next(value) {
        const refusal = sessionRefusal(value)
        if (refusal) return follower.failed(refusal)
        user = value
        tell()
      },
      error,
    }),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
