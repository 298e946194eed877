import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureAnonymousUser } from './anonymous'

const REQUEST_MS = 15_000

/** A slow server: the account and then what is known of it, each within the limit of a request. */
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({ currentUser: null, authStateReady: () => Promise.resolve() }),
  connectAuthEmulator: () => undefined,
  signInAnonymously: () =>
    new Promise((resolve) => setTimeout(() => resolve({ user: { uid: 'uid-1' } }), 2 * REQUEST_MS)),
  getIdToken: () => Promise.resolve('token'),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ANS-14 a stranger gets an account on a server that takes fifteen seconds for each request', async () => {
  const account = ensureAnonymousUser().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2 * REQUEST_MS)
  expect(await account).toBe('uid-1')
})
