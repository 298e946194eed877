import { afterEach, describe, expect, it, vi } from 'vitest'
import { getStored } from './rest'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The failure of a reading that the store answers in this way. */
async function failure(http: number, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body, { status: http }))
  return getStored('formularios_publicos/f', { app: 'public' }).catch((error: unknown) => error)
}
const said = (status: string) => JSON.stringify({ error: { status, message: 'x' } })

describe('a form that is asked for without an SDK', () => {
  it.each([
    [500, said('INTERNAL'), 'down'],
    [502, '<html>Bad Gateway</html>', 'down'],
    [503, said('UNAVAILABLE'), 'down'],
    [504, said('DEADLINE_EXCEEDED'), 'timeout'],
    [404, said('NOT_FOUND'), 'notFound'],
    [403, said('PERMISSION_DENIED'), 'forbidden'],
    [429, said('RESOURCE_EXHAUSTED'), 'limited'],
    [413, '<html>Too large</html>', 'unknown'],
    [403, '<html>Blocked by the web filter</html>', 'offline'],
    [407, '<html>Proxy authentication required</html>', 'offline'],
    [403, '{"error":"blocked"}', 'offline'],
    [404, '{"err', 'offline'],
    [200, '<html>Sign in to the network</html>', 'offline'],
    [200, '{"name', 'offline'],
    [200, '{}', 'offline'],
  ])('ANS-22 ANS-11 %i %s is %s', async (http, body, code) => {
    expect(await failure(http, body)).toMatchObject({ code })
  })
})
