import { FirebaseError } from 'firebase/app'
import { describe, expect, it, vi } from 'vitest'
import { ConflictError, DataError, toDataError } from './errors'
import { failureByReach } from './line'

describe('failures of the SDKs become codes that the interface has sentences for', () => {
  it.each([
    ['permission-denied', 'forbidden'],
    ['unauthenticated', 'forbidden'],
    ['not-found', 'notFound'],
    ['unavailable', 'down'],
    ['auth/network-request-failed', 'offline'],
    ['storage/unauthorized', 'forbidden'],
    ['storage/object-not-found', 'notFound'],
    ['storage/retry-limit-exceeded', 'offline'],
    ['deadline-exceeded', 'timeout'],
    ['aborted', 'conflict'],
    ['resource-exhausted', 'limited'],
  ])('ANS-15 %s → %s', (sdkCode, code) => {
    const cause = new FirebaseError(sdkCode, 'words of the SDK')
    expect(toDataError(cause)).toMatchObject({ code, cause })
  })

  it('ANS-14 a request that did not get through reads as offline although the SDK calls it unknown', () => {
    const cause = new FirebaseError('unknown', 'Request failed with error: fetch failed (ECONNREFUSED)')
    expect(toDataError(cause).code).toBe('offline')
  })

  it('keeps its own errors as they are', () => {
    const conflict = new ConflictError({ username: 'otra', date: null })
    expect(toDataError(conflict)).toBe(conflict)
    expect(conflict.code).toBe('conflict')
    expect(conflict).toBeInstanceOf(DataError)
  })

  it('ANS-14 ANS-15 a reply of the store that ends early or is a gateway’s page is none', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    for (const message of ["SyntaxError: Unexpected token '<'", 'TypeError: network error']) {
      const failure = await failureByReach(new FirebaseError('unknown', message))
      expect(failure.code).toBe('down')
    }
    vi.unstubAllGlobals()
  })

  it('calls anything else unknown', () => {
    expect(toDataError('a text').code).toBe('unknown')
    expect(toDataError(null).code).toBe('unknown')
    expect(toDataError(new TypeError('bug')).code).toBe('unknown')
  })

  it('ANS-15 a page of a gateway in place of a reply is no answer of the service', async () => {
    const unread = await new Response('<h1>504 Gateway Time-out</h1>').json().catch((error: unknown) => error)
    expect((await failureByReach(unread)).code).toBe('down')
    // Outside of requests it is a fault of ours, as an expression that cannot be read.
    expect(toDataError(unread).code).toBe('unknown')
  })
})
