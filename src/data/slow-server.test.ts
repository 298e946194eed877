import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aForm, anAnswer, aUser } from '../testing/builders'
import { lookWhetherArrived } from './arrived'
import { signInWith } from './citizen/account'
import { DataError } from './errors'
import { failureByReach } from './line'
import { saveOwnLists } from './staff/own-lists'
import { setFormScope } from './staff/save-form'
import { signIn } from './staff/session'

const { requests, ALL_MS } = vi.hoisted(() => {
  /** A slow server, which does everything that it is asked. */
  const EACH_MS = 11_000
  return {
    ALL_MS: 10 * EACH_MS,
    /** What the SDK gives after so many requests, one after the other. */
    requests: (count: number, value: unknown) => () =>
      new Promise((resolve) => setTimeout(() => resolve(value), count * EACH_MS)),
  }
})
const account = vi.hoisted(() => ({ user: { uid: 'u1' } }))
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  // Both ask who that is afterwards.
  signInWithCustomToken: vi.fn(requests(2, account)),
  getIdToken: () => Promise.resolve('token'),
}))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  doc: vi.fn(),
  // A form is read, what is told of it and its town hall, and then it is written.
  runTransaction: vi.fn(requests(3, 'stored')),
}))
vi.mock('./store', () => ({ storeOf: vi.fn() }))
vi.mock('./auth', () => ({
  authOf: () => ({ currentUser: null, signOut: vi.fn() }),
  tokenOf: () => Promise.resolve('token'),
}))
vi.mock('./staff/password', () => ({
  loadPassword: () => Promise.resolve({ signInWithEmailAndPassword: requests(2, account) }),
}))
vi.mock('./staff/open-session', () => ({ openSession: requests(1, { token: 'token', sid: 'sid' }) }))

/** A document without a field. */
const EMPTY = JSON.stringify({ name: 'projects/p/databases/(default)/documents/a/b' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const control = new AbortController()
    setTimeout(() => control.abort(), limit)
    return control.signal
  })
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) =>
    Promise.race([
      requests(1, new Response(EMPTY))(),
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late')))),
    ]),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function slowly<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(ALL_MS)
  return work
}

describe('with a server that takes ten seconds and more for each request', () => {
  it('ANS-14 AUTH-01 somebody of the staff gets in', async () => {
    await expect(slowly(signIn('ana@muni.example', 'secreta'))).resolves.toBeNull()
  })

  it('ANS-14 CIT-01 a citizen gets in', async () => {
    await expect(slowly(signInWith('token'))).resolves.toBe('u1')
  })

  it('ANS-14 EDIT-20 DAY-01 a form and columns are saved', async () => {
    await expect(slowly(setFormScope(aForm(), true, aUser('ROLE_ADMIN')))).resolves.toBe('stored')
    await expect(slowly(saveOwnLists('ana', []))).resolves.toBe('stored')
  })

  it('ANS-15 it is found out whether an answer arrived', async () => {
    const look = lookWhetherArrived('public', anAnswer())
    await expect(slowly(look)).resolves.toBe('no')
  })

  it('ANS-14 nobody is told that there is no network', async () => {
    const failure = slowly(failureByReach(new DataError('offline')))
    await expect(failure).resolves.toMatchObject({ code: 'down' })
  })
})
