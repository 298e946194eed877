import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anAnswer } from '../testing/builders'
import { lookWhetherArrived } from './arrived'
import { documentFields } from './rest-query'
import { commitWrites } from './rest-write'

/** By this device's clock the old token is still good. */
const { getIdToken } = vi.hoisted(() => ({
  getIdToken: vi.fn(async (isRenewed = false) => (isRenewed ? 'new' : 'old')),
}))
vi.mock('firebase/auth', async (original) => ({
  ...(await original<object>()),
  initializeAuth: () => ({ currentUser: { getIdToken }, authStateReady: () => Promise.resolve() }),
  connectAuthEmulator: () => undefined,
}))

const refusal = (code: number, status: string) =>
  Response.json({ error: { code, status, message: '' } }, { status: code })
/** A commit's response and a document without a field at once. */
const done = () =>
  Response.json({ commitTime: '2026-10-05T10:30:00Z', name: 'projects/p/databases/(default)/documents/a/b' })

const tokens: (string | null)[] = []
/** The store, which answers by the token that it is asked with. */
function store(answer: (token: string | null) => Response): void {
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')
    tokens.push(token)
    return answer(token)
  })
}
beforeEach(() => {
  tokens.length = 0
  getIdToken.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

const requests: [string, () => Promise<unknown>][] = [
  ['an answer is written', () => commitWrites('public', [])],
  ['it is found out whether an answer arrived', () => lookWhetherArrived('public', anAnswer())],
  ['staff read', () => documentFields('formularios/becas', [])],
]

describe('an account whose token the store finds too old', () => {
  it.each(requests)('ANS-14 ANS-15 %s with a new one', async (_what, ask) => {
    store((token) => (token === 'Bearer new' ? done() : refusal(401, 'UNAUTHENTICATED')))
    await ask()
    expect(tokens).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each(requests)('ANS-15 %s once more, and is refused when the new one is too', async (_what, ask) => {
    store(() => refusal(401, 'UNAUTHENTICATED'))
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' })
    expect(tokens).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each(requests)('ANS-15 asks for no new one when it lacks a right: %s', async (_what, ask) => {
    store(() => refusal(403, 'PERMISSION_DENIED'))
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' })
    expect(tokens).toEqual(['Bearer old'])
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(false)
  })
})
