import { afterEach, expect, it, vi } from 'vitest'
import { documentFields } from './rest-query'

/** An account that the browser kept, and the server has not confirmed yet. */
const kept = vi.hoisted(() => {
  let confirm = (): void => undefined
  const ready = new Promise<void>((resolve) => (confirm = resolve))
  const auth: {
    currentUser: { getIdToken: () => Promise<string> } | null
    authStateReady: () => Promise<void>
  } = {
    currentUser: null,
    authStateReady: () => ready,
  }
  return {
    auth,
    confirm: () => {
      auth.currentUser = { getIdToken: () => Promise.resolve('of-ana') }
      confirm()
    },
  }
})
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => kept.auth,
  connectAuthEmulator: () => undefined,
}))
afterEach(() => vi.unstubAllGlobals())

it('ANS-14 LIST-01 a read waits until it is known who asks, and is not sent as nobody’s', async () => {
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ name: 'projects/p/databases/(default)/documents/a/b', fields: {} })),
  )
  vi.stubGlobal('fetch', fetched)
  const read = documentFields('formularios/comercios', ['titulo'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).not.toHaveBeenCalled()
  kept.confirm()
  await read
  expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ authorization: 'Bearer of-ana' })
})
