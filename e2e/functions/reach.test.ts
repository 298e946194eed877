import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { outsideKeys, outsideSettings } from '../stack/outside/params'
import { emulatorEnv, FUNCTIONS_REGION, HOST, PROJECT_ID } from '../stack/ports'
import { connectData } from './data'

const OWN = 'https://formularios.villa-alta.example'

/**
 * The callables as the cloud runs them with these settings: the emulator asks for nobody's App Check and lets every
 * page call. Tokens are read without asking who signed them, as the emulator does.
 */
async function serving(settings: Record<string, string>) {
  vi.resetModules()
  Object.assign(process.env, emulatorEnv(), outsideSettings(), outsideKeys(), {
    FUNCTIONS_EMULATOR: 'false',
    APP_URL: OWN,
    ENFORCE_APP_CHECK: 'false',
    ...settings,
  })
  const { getRecord, generatePdfv3, openSession, getCitizen } = await import('../../functions/src/index')
  const app = express().use(express.json())
  const callables = { getRecord, generatePdfv3, openSession, getCitizen }
  for (const [name, callable] of Object.entries(callables)) {
    app.all(`/${name}`, (request, response) =>
      callable(Object.assign(request, { rawBody: Buffer.alloc(0) }), response),
    )
  }
  const server = app.listen(0, HOST)
  await new Promise((resolve) => server.once('listening', resolve))
  open.push(() => new Promise((resolve) => server.close(resolve)))
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return (name: string, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`http://${HOST}:${port}/${name}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: JSON.stringify({ data: {} }) }),
    })
}

const open: (() => Promise<unknown>)[] = []
const before = { ...process.env }
beforeAll(connectData)
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
  vi.resetModules()
})

const failureSchema = z.object({ error: z.object({ status: z.string() }) })
const statusOf = async (response: Response) => failureSchema.parse(await response.json()).error.status
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const PROOF = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'app', app_id: 'app' })}.`

/** Callables that anybody may call, or that refuse by themselves. */
const CALLABLES = ['getRecord', 'generatePdfv3', 'openSession', 'getCitizen']

describe('proof that the product itself calls', () => {
  it.each(CALLABLES)('SEC-03 where the project has App Check, %s asks for it first', async (name) => {
    const ask = await serving({ ENFORCE_APP_CHECK: 'true' })
    const refused = await ask(name)
    expect([refused.status, await statusOf(refused)]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('SEC-03 with the proof, the function itself answers', async () => {
    const ask = await serving({ ENFORCE_APP_CHECK: 'true' })
    expect(await statusOf(await ask('getRecord', { 'X-Firebase-AppCheck': PROOF }))).toBe('INVALID_ARGUMENT')
  })

  it('SEC-03 where the project has no App Check, no proof is needed', async () => {
    const ask = await serving({})
    expect(await statusOf(await ask('getRecord'))).toBe('INVALID_ARGUMENT')
  })

  it('SEC-03 the browser sends the proof with calls and lists when the app is built with a key', async () => {
    vi.stubEnv('VITE_APP_CHECK_KEY', 'a-key')
    const { startAppCheck } = await import('../../src/data/app-check')
    await startAppCheck()
    const { proofHeaders } = await import('../../src/data/proof')
    const { connectEmulators } = await import('../../src/data/emulators')
    connectEmulators({ auth: 1, firestore: 2, functions: 3, storage: 4 })
    const headers = await proofHeaders('public')
    vi.unstubAllEnvs()
    const ask = await serving({ ENFORCE_APP_CHECK: 'true' })
    expect(await statusOf(await ask('getRecord', headers))).toBe('INVALID_ARGUMENT')
  })

  it('SEC-03 the browser sends no proof when the app is built without a key', async () => {
    const { startAppCheck } = await import('../../src/data/app-check')
    await startAppCheck()
    const { proofHeaders } = await import('../../src/data/proof')
    expect(await proofHeaders('public')).toEqual({})
  })
})

describe('pages that may call', () => {
  const allowed = async (origin: string, settings: Record<string, string> = {}) => {
    const ask = await serving(settings)
    const asked = { origin, 'access-control-request-method': 'POST' }
    const response = await ask('getRecord', asked, 'OPTIONS')
    return response.headers.get('access-control-allow-origin')
  }

  it.each([OWN, `https://${PROJECT_ID}.web.app`, `https://${PROJECT_ID}.firebaseapp.com`])(
    'SEC-03 %s may call functions',
    async (origin) => {
      expect(await allowed(origin)).toBe(origin)
    },
  )

  it.each([
    'https://example.org',
    `${OWN}.example.org`,
    `https://evil-${PROJECT_ID}.web.app`,
    OWN.replace('https', 'http'),
    'http://localhost:5000',
    'null',
  ])('SEC-03 %s may not call functions', async (origin) => {
    expect(await allowed(origin)).toBe(null)
  })

  it('SEC-03 pages of this machine may call functions that run on it', async () => {
    expect(await allowed('http://127.0.0.1:5000', { FUNCTIONS_EMULATOR: 'true' })).toBe(
      'http://127.0.0.1:5000',
    )
    expect(await allowed('http://127.0.0.1.example.org', { FUNCTIONS_EMULATOR: 'true' })).toBe(null)
  })
})

describe('where the functions run', () => {
  it('SEC-03 all functions run in the region of the setting', async () => {
    const registered = await import('../../functions/src/index')
    // What a setting leaves out is not there.
    const regions = Object.entries(registered).flatMap(([name, one]) =>
      one ? [[name, String(one.__endpoint.region)]] : [],
    )
    expect(regions.length).toBeGreaterThan(20)
    expect(regions).toEqual(regions.map(([name]) => [name, 'params.FUNCTIONS_REGION']))
  })

  it('SEC-03 the browser calls the region of its own setting, and without one the default region', async () => {
    for (const [set, region] of [
      [FUNCTIONS_REGION, FUNCTIONS_REGION],
      ['europe-southwest1', 'europe-southwest1'],
      ['', 'us-central1'],
    ] as const) {
      vi.resetModules()
      vi.stubEnv('VITE_FUNCTIONS_REGION', set)
      const followed = await import('../../src/data/project')
      vi.unstubAllEnvs()
      expect(followed.FUNCTIONS_REGION).toBe(region)
    }
    vi.stubEnv('FUNCTIONS_REGION', '')
    const params = await import('../../functions/src/platform/params')
    vi.unstubAllEnvs()
    expect(params.FUNCTIONS_REGION.options.default).toBe('us-central1')
  })
})
