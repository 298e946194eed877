import { afterEach, expect, it, vi } from 'vitest'
import { enterAsCitizen } from './session'

vi.mock('../proof', () => ({ proofHeaders: () => Promise.resolve({}) }))

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a gateway answers for it', () => new Response('<h1>503</h1>', { status: 503 }), 'down'],
  ['the portal cannot be asked', () => Response.json({ code: 502 }, { status: 502 }), 'outside'],
  ['the token does not count', () => Response.json({ code: 401 }, { status: 401 }), 'forbidden'],
])('CIT-01 ANS-14 a citizen who cannot get in is told why when %s', async (_, answer, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  await expect(enterAsCitizen('token')).rejects.toMatchObject({ code })
})
