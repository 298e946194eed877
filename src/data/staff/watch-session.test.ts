import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followSession } from './follow-session'
import { sessionState, setSessionState } from './session-state'
import { watchSession } from './watch-session'

const { listeners } = vi.hoisted(() => ({ listeners: new Set<(account: unknown) => void>() }))
vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_auth: unknown, listener: (account: unknown) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))
vi.mock('../auth', () => ({ authOf: () => ({ currentUser: null, signOut: vi.fn() }) }))
vi.mock('./follow-session', () => ({ followSession: vi.fn() }))
vi.mock('./cached-session', () => ({ cachedSession: () => null, clearStaffCache: vi.fn() }))
vi.mock('./versions', () => ({ forgetVersions: vi.fn() }))

const SESSION = { claims: { usuario: 'ana', sid: 's1' } }
let stop = () => {}

/** An account is there, whose token comes or not. */
function accountWith(getIdTokenResult: () => Promise<unknown>): void {
  stop = watchSession(vi.fn())
  for (const tell of listeners) tell({ getIdTokenResult })
}

beforeEach(() => {
  setSessionState({ status: 'unauthenticated' })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()))
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const saysSoon = (code: string) => vi.waitFor(() => expect(sessionState()).toEqual({ status: 'error', code }))

it('AUTH-06 ANS-14 a session of which nothing is heard is told as slow, not as refused', async () => {
  vi.mocked(followSession).mockImplementation(async (_claims, follower) => {
    follower.silent()
    return () => {}
  })
  accountWith(() => Promise.resolve(SESSION))
  await saysSoon('slow')
})

it('AUTH-06 ANS-14 a token that could not be had is told as a service that does not respond', async () => {
  accountWith(() => Promise.reject(new FirebaseError('auth/network-request-failed', '')))
  await saysSoon('down')
})
