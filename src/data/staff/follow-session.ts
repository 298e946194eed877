import { doc, getDoc } from 'firebase/firestore/lite'
import type { SessionRefusal } from '../../domain/user/session-refusal'
import { sessionRefusal } from '../../domain/user/session-refusal'
import type { User } from '../../domain/user/user'
import { webSessionSchema, type ClosedBecause, type WebSession } from '../../domain/user/web-session'
import { SESSIONS } from '../../domain/store-paths'
import { decode } from '../converters'
import type { DataError } from '../errors'
import { countReads } from '../read-counter'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'

/** How long to wait for the session's record before saying that the server is slow. */
const FIRST_WORD_MS = 15_000

/** Reasons for closing a session that the person is told: a blocked municipality, an ended user (USER-05). */
const TOLD: Partial<Record<string, SessionRefusal>> = {
  municipio: 'municipalityDisabled',
  baja: 'ended',
} satisfies Partial<Record<ClosedBecause, SessionRefusal>>

/** The reason for which a session was closed, if it is one that the person is told. */
const toldOf = (session: WebSession | null): SessionRefusal | undefined =>
  session && !session.active ? TOLD[session.motivo ?? ''] : undefined

/** The record of a session, which its own tab may read also when it is closed. Throws DataError. */
async function readSession(sid: string): Promise<WebSession> {
  const snapshot = await withTimeout(getDoc(doc(storeOf('staff'), SESSIONS, sid)))
  countReads(1, 'session')
  return decode(webSessionSchema, snapshot)
}

export interface SessionClaims {
  usuario: string
  sid: string
}

export interface SessionFollower {
  open(user: User, session: WebSession): void
  /** The session was closed: whoever has it must sign in again (AUTH-07). */
  closed(): void
  failed(code: SessionRefusal): void
  /** No response yet; `open` may still follow. */
  silent(): void
}

/**
 * Follows a session and its user as they change on the server, until the returned function is called. A changed role or
 * area, and a closed session, take effect at once.
 */
export async function followSession(claims: SessionClaims, follower: SessionFollower): Promise<() => void> {
  const [{ watchUser, watchWebSession }, { followLife }] = await Promise.all([
    import('./live'),
    import('./session-life'),
  ])
  let session: WebSession | null = null
  let user: User | null = null
  let heard = false
  const timer = setTimeout(() => {
    if (!heard) follower.silent()
  }, FIRST_WORD_MS)
  const life = followLife(() => follower.closed())
  let stopped = false
  const tell = () => {
    if (!session || !user) return
    heard = true
    follower.open(user, session)
  }
  const ended = (value: WebSession | null) => {
    const told = toldOf(value)
    if (told) follower.failed(told)
    else follower.closed()
  }
  const error = ({ code }: DataError) =>
    code === 'forbidden' ? follower.closed() : follower.failed('session')
  // The user's record is refused as soon as the session is closed, often before the session's change arrives. The
  // session's record says why.
  const refused = async () => {
    const value = await readSession(claims.sid).catch(() => null)
    if (!stopped) ended(value)
  }
  const stops = [
    watchWebSession(claims.sid, {
      next(value) {
        if (!value?.active || value.usuario !== claims.usuario) return ended(value)
        session = value
        life.heard(value)
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
      error(failure) {
        if (failure.code === 'forbidden') void refused()
        else error(failure)
      },
    }),
  ]
  return () => {
    clearTimeout(timer)
    stopped = true
    life.stop()
    for (const stop of stops) stop()
  }
}
