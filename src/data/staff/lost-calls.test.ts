import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { callBeforeSession } from './before-session'
import { callStaff, changeByCall } from './callables'
import { toSignInError } from './sign-in-error'

/** What each call of a function meets, in turn; the page's own server always responds. The SDK is the real one. */
let calls: (() => Promise<Response>)[] = []
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const without = (status: number) => () => Promise.resolve(new Response('', { status }))
const answers =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const done = answers({ result: 'done' })

const SAVE = { name: 'saveUser', response: z.string() }
const change = () => changeByCall(SAVE, {})

beforeEach(() => {
  calls = []
  const site = () => Promise.resolve(new Response())
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('saveUser') ? (calls.shift() ?? site)() : site(),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('a call of a function that gets no response', () => {
  it.each([
    ['that was lost', lost],
    ['without a body', without(500)],
  ])('ANS-14 ANS-15 %s is told as a service that does not respond', async (_what, call) => {
    calls = [call]
    await expect(callStaff(SAVE, {})).rejects.toMatchObject({ code: 'down' })
  })

  it('USER-02 ANS-15 is made once more where that does the same thing', async () => {
    calls = [lost, done]
    await expect(change()).resolves.toBe('done')
  })

  it('USER-02 ANS-15 has an unknown outcome after two of them', async () => {
    calls = [lost, lost]
    await expect(change()).rejects.toMatchObject({ code: 'unsure' })
  })

  it('ANS-14 what the function says itself is not taken for that', async () => {
    calls = [answers({ error: { status: 'INTERNAL', message: 'INTERNAL' } }, 500)]
    await expect(change()).rejects.toMatchObject({ code: 'unknown' })
    calls = [answers({ error: { status: 'PERMISSION_DENIED', message: 'No.' } }, 403)]
    await expect(change()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('AUTH-01 ANS-14 whoever signs in is told that the service does not respond', async () => {
    calls = [lost, lost]
    const failure = await callBeforeSession('sign-in', SAVE, {}).catch(toSignInError)
    expect(failure).toMatchObject({ code: 'down' })
  })
})
