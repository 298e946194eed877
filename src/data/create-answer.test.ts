import { afterEach, describe, expect, it, vi } from 'vitest'
import { anAnswer } from '../testing/builders'
import { createAnswer } from './create-answer'

vi.mock('./auth', () => ({ tokenOf: () => Promise.resolve('token') }))
afterEach(() => vi.unstubAllGlobals())

describe('an answer sent where something stands between', () => {
  it.each([
    ['a web filter refuses', 403, '<html>Blocked</html>'],
    ['a proxy wants to be signed in to', 407, '<html>Proxy authentication required</html>'],
    ['a network wants to be signed in to', 200, '<html>Sign in to the network</html>'],
  ])('ANS-15 ANS-14 may be stored for all that is known, when %s', async (_what, status, page) => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('/v1/') ? new Response(page, { status }) : new Response(),
    )
    await expect(createAnswer('public', anAnswer())).rejects.toMatchObject({ code: 'unsure' })
  })
})
