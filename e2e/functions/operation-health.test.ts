import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tellHealth } from '../../functions/src/operation/health'
import { operationPath, RESTORATION_PATH } from '../../src/domain/store-paths'
import { beginWorld, remove, write } from './world'

const MINUTE = 60_000
let now = Date.now()
const from = (address: string) => ({ rawRequest: { headers: { 'x-forwarded-for': address } } })
/** Asks a minute after the last time, when nobody remembers what was found. */
const ask = (method = 'GET') => {
  now += MINUTE
  return tellHealth(method, from('192.0.2.7'), new Date(now))
}
const portal = (motivo: string | null, minutes: number) =>
  write(operationPath('portal'), {
    ...{ exito: new Date(now - 60 * MINUTE), falla: new Date(now), motivo },
    desde: motivo === null ? null : new Date(now - minutes * MINUTE),
  })

beforeAll(beginWorld)
beforeEach(async () => {
  await remove(operationPath('portal'))
  await remove(RESTORATION_PATH)
})

describe('GET /salud', () => {
  it('OPS-05 says ok, and nothing else', async () => {
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
    expect(await ask('HEAD')).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('OPS-05 says degraded while something does not work, without a word of what', async () => {
    await portal('down', 3)
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
    await portal('down', 6)
    expect(await ask()).toEqual({ status: 200, body: { status: 'degraded' } })
    await portal(null, 0)
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('OPS-05 says down with 503 while the store is put back', async () => {
    await write(RESTORATION_PATH, { desde: new Date(now), hasta: null })
    expect(await ask()).toEqual({ status: 503, body: { status: 'down' } })
    await write(RESTORATION_PATH, { desde: new Date(now), hasta: new Date(now) })
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok' } })
  })

  it('OPS-05 SEC-03 looks once in half a minute, however many ask', async () => {
    await ask()
    await portal('refused', 0)
    const soon = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        tellHealth('GET', from(`192.0.2.${index}`), new Date(now + 29_000)),
      ),
    )
    expect(new Set(soon.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":"ok"}']))
    expect(await ask()).toMatchObject({ body: { status: 'degraded' } })
  })

  it('OPS-05 SEC-03 answers one network sixty times a minute, and others meanwhile', async () => {
    now += MINUTE
    const many = () => tellHealth('GET', from('198.51.100.1'), new Date(now))
    for (let times = 0; times < 60; times += 1) expect((await many()).status).toBe(200)
    expect(await many()).toEqual({ status: 429, body: { error: 'tooOften' } })
    expect((await tellHealth('GET', from('198.51.100.2'), new Date(now))).status).toBe(200)
    // What a caller writes before the address that the front end adds is nobody's.
    expect((await tellHealth('GET', from('203.0.113.9, 198.51.100.1'), new Date(now))).status).toBe(429)
    now += MINUTE
    expect((await many()).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('OPS-05 SEC-03 does not answer %s', async (method) => {
    expect(await ask(method)).toEqual({ status: 405, body: { error: 'method' } })
  })
})
