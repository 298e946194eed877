import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onRemoteConfigUpdated } from '../../functions/src/session/revocation'
import { REMOTE_SWITCHES_PATH } from '../../src/domain/store-paths'
import { aSession } from '../../src/testing/builders'
import { signInByPassword, signInByProvider } from './accounts'
import { call } from './calls'
import { beginWorld, hire, read, remove, write } from './world'

const PROVIDER = 'oidc.municipio'
const AHEAD = () => new Date(Date.now() + 600_000).toISOString()
const PAST = '2020-01-01 00:00:00'

/** What stands in for Google's service, which has no emulator: its answer, and how often it was asked. */
let answer: { status: number; body: unknown } = { status: 200, body: {} }
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
const parameters = (values: Record<string, string>) => ({
  status: 200,
  body: {
    parameters: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { defaultValue: { value } }]),
    ),
    version: { versionNumber: '7' },
  },
})
/** A project of its own for each test: what was asked before counts for none. */
let projects = 0
function project(says: typeof answer): void {
  answer = says
  asked = []
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  vi.stubEnv('REMOTE_CONFIG_URL', `http://127.0.0.1:${port}/p${(projects += 1)}`)
}

const open = async (token?: string) =>
  call('openSession', token ?? (await signInByPassword('ana@villadelrio.test')), {
    attempt: `attempt-${crypto.randomUUID().slice(0, 16)}`,
  })
const byProvider = async () =>
  (
    await signInByProvider(PROVIDER, {
      ...{ sub: 'sub-ana', email: 'ana@villadelrio.test', email_verified: true },
    })
  ).idToken

beforeAll(async () => {
  await beginWorld()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  await hire('ana', 'ROLE_SUPERVISOR')
})
beforeEach(async () => {
  vi.stubEnv('SSO_PROVIDER', PROVIDER)
  await remove(REMOTE_SWITCHES_PATH)
})
afterAll(() => server.close())

describe('the switches in Remote Config', () => {
  it('AUTH-08 count before those of the document', async () => {
    await write(REMOTE_SWITCHES_PATH, { web_session_revokation_datetime: PAST })
    project(parameters({ web_session_revokation_datetime: AHEAD() }))
    expect(await open()).toMatchObject({ refusal: 'session' })
    expect(asked[0]).toMatch(/\/v1\/projects\/demo-muniformularios\/remoteConfig$/)
    project(parameters({ web_session_revokation_datetime: PAST }))
    await write(REMOTE_SWITCHES_PATH, { web_session_revokation_datetime: AHEAD() })
    expect((await open()).status).toBe('OK')
  })

  it.each([
    ['has none', { status: 404, body: {} }],
    ['does not let it be read', { status: 403, body: {} }],
    ['sets something else', parameters({ otra_cosa: 'x' })],
    ['fails', { status: 500, body: {} }],
    ['answers something else', { status: 200, body: { parameters: 7 } }],
  ])('AUTH-08 the document counts where the project %s', async (_words, says) => {
    project(says)
    expect((await open()).status).toBe('OK')
    await write(REMOTE_SWITCHES_PATH, { web_session_revokation_datetime: AHEAD() })
    expect(await open()).toMatchObject({ refusal: 'session' })
  })

  it('AUTH-08 are asked for every 40 seconds, and the last reply counts while that fails', async () => {
    project(parameters({ web_session_revokation_datetime: AHEAD() }))
    expect(await open()).toMatchObject({ refusal: 'session' })
    answer = { status: 500, body: {} }
    expect(await open()).toMatchObject({ refusal: 'session' })
    expect(asked).toHaveLength(1)
    const now = vi.spyOn(Date, 'now')
    const begin = Date.now()
    now.mockImplementation(() => begin + 39_000)
    await call('getSignInMethods', null, {})
    expect(asked).toHaveLength(1)
    now.mockImplementation(() => begin + 41_000)
    await call('getSignInMethods', null, {})
    expect(asked).toHaveLength(2)
    now.mockRestore()
    expect(await open()).toMatchObject({ refusal: 'session' })
  })

  it('AUTH-08 close older sessions at once when the moment changes', async () => {
    await write('sesiones_web/antes', aSession('ana', { begun: new Date('2026-03-01T11:00:00Z') }))
    project(parameters({ web_session_revokation_datetime: 'pronto' }))
    await onRemoteConfigUpdated({ time: new Date().toISOString() })
    expect(await read('sesiones_web/antes')).toMatchObject({ active: true })
    answer = parameters({ web_session_revokation_datetime: '2026-03-01 12:00:00' })
    await onRemoteConfigUpdated({ time: new Date().toISOString() })
    expect(await read('sesiones_web/antes')).toMatchObject({ active: false })
  })

  it.each([
    ['Remote Config', 'false', undefined],
    ['the document', undefined, false],
  ])(
    'AUTH-08 AUTH-03 dev_new_login_method in %s switches the single sign-on off and nothing else',
    async (_where, remote, stored) => {
      project(parameters(remote === undefined ? {} : { dev_new_login_method: remote }))
      if (stored !== undefined) await write(REMOTE_SWITCHES_PATH, { dev_new_login_method: stored })
      expect((await call('getSignInMethods', null, {})).result).toEqual({ singleSignOn: false })
      expect(await open(await byProvider())).toMatchObject({ refusal: 'methodOff' })
      expect((await open()).status).toBe('OK')
    },
  )

  it.each(['true', 'quizás', ''])(
    'AUTH-08 AUTH-03 leave the single sign-on on when the switch says «%s»',
    async (word) => {
      project(parameters({ dev_new_login_method: word }))
      expect((await call('getSignInMethods', null, {})).result).toEqual({ singleSignOn: true })
      expect((await open(await byProvider())).status).toBe('OK')
    },
  )

  it('AUTH-03 AUTH-08 offer nothing that this project does not have', async () => {
    project(parameters({ dev_new_login_method: 'true' }))
    vi.stubEnv('SSO_PROVIDER', '')
    expect((await call('getSignInMethods', null, {})).result).toEqual({ singleSignOn: false })
    expect((await call('getSignInMethods', null, { x: 1 })).status).toBe('INVALID_ARGUMENT')
  })
})
