import type * as functionsLibrary from 'firebase-functions/v2'
import { senderAt } from '../../functions/src/platform/branding'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { citizenCaller } from '../../functions/src/platform/citizen-caller'
import { CITIZEN_LOGIN, citizenLoginSchema } from '../../src/domain/citizen/login'
import { citizenOf } from '../../src/domain/citizen/session'
import { lookedUpKey } from '../../src/domain/citizen/looked-up'
import { LOOKED_UP } from '../../src/domain/store-paths'
import { AWAY, HOME } from '../rules/places'
import { outsideKeys } from '../stack/outside/params'
import { portalStandIn } from '../stack/outside/portal/client'
import { PROJECT_ID } from '../stack/ports'
import { signInByToken } from './accounts'
import { auditEntries } from './audit-entries'
import { ORIGIN } from './callable'
import { functionUrl } from './deployed'
import { limitedTo, refusalOf, strangersCall } from './flood-world'
import { beginWorld, BLOCKED_MUNICIPALITY, change, MUNICIPALITY_OF_BLOCKED_COUNTRY, read } from './world'

/** What functions log while a test listens. */
const logged = vi.hoisted(() => ({ take: (_words: string): void => undefined }))
vi.mock('firebase-functions/v2', async (original) => {
  const library = await original<typeof functionsLibrary>()
  const note = (...words: unknown[]) => logged.take(JSON.stringify(words))
  const logger = { ...library.logger, warn: note, error: note, info: note, log: note }
  return { ...library, logger }
})

Object.assign(process.env, outsideKeys())

const portal = portalStandIn()
const LUCIA = 40101
const ask = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(functionUrl(CITIZEN_LOGIN), {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
/** The code, which is the status too. */
async function codeOf(response: Response): Promise<number> {
  const { code }: { code: number } = await response.json()
  expect(response.status).toBe(code)
  return code
}
const tryToken = async (token: string) => codeOf(await ask({ token, testMode: false }))
const enter = async (token: string) =>
  citizenLoginSchema.parse(await (await ask({ token, testMode: false })).json())

/** What a token says, once the account signed in with it. */
async function claimsOf(customToken: string): Promise<Record<string, unknown>> {
  const [, payload = ''] = (await signInByToken(customToken)).split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

beforeAll(async () => {
  await beginWorld()
  await change(AWAY, { idMuniCore: '102' })
  await change(BLOCKED_MUNICIPALITY, { idMuniCore: '301' })
  await change(MUNICIPALITY_OF_BLOCKED_COUNTRY, { idMuniCore: '302' })
})
beforeEach(() => portal.reset())
afterAll(() => portal.reset())

describe('a citizen who comes from the portal', () => {
  it('CIT-01 gets a session of one hour as that citizen of that municipality', async () => {
    const came = await enter(await portal.issue({ citizen: LUCIA }))
    expect(came).toMatchObject({
      code: 200,
      id: '40101',
      nombre: 'Lucía',
      apellido: 'Fernández',
      dni: '30111222',
      username: 'luca.40101',
      municipio: HOME,
      emisor: await senderAt(HOME),
    })
    expect(came.emisor.nombre).not.toBe('')
    const claims = await claimsOf(came.customToken)
    expect(citizenOf(claims)).toEqual({ citizenId: '40101', municipio: HOME, hasta: came.hasta })
    expect(claims).not.toHaveProperty('usuario')
    const minutes = (came.hasta - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60)
    expect(await portal.sent()).toMatchObject([{ operation: 'exchangeToken', authorized: true, fault: null }])
  })

  it('CIT-01 has one account, however often they come, and another one in another municipality', async () => {
    const uidOf = async (given: object) =>
      (await claimsOf((await enter(await portal.issue({ citizen: LUCIA, ...given }))).customToken)).sub
    const uid = await uidOf({})
    expect(await uidOf({})).toBe(uid)
    expect(await uidOf({ idMunicipio: '102' })).not.toBe(uid)
  })

  it('CIT-02 may be the recipient of answers from then on, under the name that the portal gives', async () => {
    const { id, nombre, apellido, dni, email, telefono, calle } = await enter(
      await portal.issue({ citizen: LUCIA }),
    )
    const key = await lookedUpKey(HOME, { id, nombre, apellido, dni, email, telefono, calle })
    expect(await read(`${LOOKED_UP}/${key}`)).toBeDefined()
  })

  it('SEC-06 is noted in the trail once, with the network and without the token', async () => {
    const token = await portal.issue({ citizen: 40201 })
    await enter(token)
    const entries = (await auditEntries('ingresoCiudadano')).filter(({ ciudadano }) => ciudadano === '40201')
    expect(entries).toMatchObject([{ municipalityPath: AWAY, por: '', origen: { red: ORIGIN.red } }])
    expect(JSON.stringify(entries)).not.toContain(token)
  })
})

describe('tokens that open nothing', () => {
  it('CIT-01 a token that was used, also by two at the same time', async () => {
    const token = await portal.issue({ citizen: LUCIA })
    const codes = await Promise.all([tryToken(token), tryToken(token), tryToken(token)])
    expect(codes.sort()).toEqual([200, 401, 401])
    const asked = (await portal.sent()).length
    expect(await tryToken(token)).toBe(401)
    expect(await portal.sent()).toHaveLength(asked)
  })

  it('CIT-01 a token that was used before the portal forgot it', async () => {
    const token = await portal.issue({ citizen: LUCIA })
    expect(await tryToken(token)).toBe(200)
    await portal.reset()
    expect(await tryToken(token)).toBe(401)
  })

  it.each(['expired', 'removed'] as const)('CIT-01 a token whose citizen or time is %s', async (state) => {
    expect(await tryToken(await portal.issue({ citizen: LUCIA, state }))).toBe(401)
  })

  it('CIT-01 a token that nobody issued', async () => {
    expect(await tryToken('inventado-por-alguien')).toBe(401)
  })

  it.each([
    ['of which there are several', '101'],
    ['that is blocked', '301'],
    ['of a blocked country', '302'],
    ['that nobody knows', '999'],
  ])('CIT-01 AUTH-11 one for a municipality %s', async (what, idMunicipio) => {
    const several = what === 'of which there are several'
    if (several) await change(AWAY, { idMuniCore: '101' })
    expect(await tryToken(await portal.issue({ citizen: LUCIA, idMunicipio }))).toBe(403)
    if (several) await change(AWAY, { idMuniCore: '102' })
  })

  it.each([
    ['no token', {}],
    ['an empty one', { token: '' }],
    ['one that is no text', { token: { a: 1 } }],
    ['one with a path', { token: '../v1/otros' }],
    ['one that is too long', { token: 'a'.repeat(5000) }],
    ['the portal’s trial mode', { token: 'abc', testMode: true }],
    ['more than was asked for', { token: 'abc', testMode: false, citizenId: '1' }],
    ['a list', [1]],
  ])('CIT-01 SEC-02 %s', async (_what, body) => {
    expect(await codeOf(await ask(body))).toBe(400)
    expect(await portal.sent()).toEqual([])
  })

  it('CIT-01 a token that stands in an address', async () => {
    expect((await ask(null, {}, 'GET')).status).toBe(405)
  })
})

describe('a portal that fails', () => {
  it.each([
    ['fail', 2],
    ['drop', 2],
    ['stall', 2],
    ['refuse', 1],
    ['garbage', 1],
    ['wrongSchema', 1],
    ['huge', 1],
    ['redirect', 1],
  ] as const)('CIT-01 %s: nobody comes in, and the token still counts afterwards', async (mode, tries) => {
    const token = await portal.issue({ citizen: LUCIA })
    await portal.behave(mode)
    expect(await tryToken(token)).toBe(502)
    expect(await portal.sent()).toHaveLength(tries)
    await portal.behave('ok')
    expect(await tryToken(token)).toBe(200)
  })

  it('CIT-01 does not use up a token when its answer got lost', async () => {
    const token = await portal.issue({ citizen: LUCIA })
    await portal.behave('lost', { times: 1 })
    expect(await tryToken(token)).toBe(200)
  })

  it('CIT-01 may call every token expired, and nobody gets in', async () => {
    await portal.behave('expired')
    expect(await tryToken(await portal.issue({ citizen: LUCIA }))).toBe(401)
  })

  it('CIT-01 SEC-03 leaves no token in the logs', async () => {
    const said: unknown[] = []
    logged.take = (words) => void said.push(words)
    const token = await portal.issue({ citizen: LUCIA })
    await portal.behave('garbage', { times: 1 })
    await tryToken(token)
    await tryToken(token)
    await tryToken(token)
    logged.take = () => undefined
    expect(said.join('\n')).toContain('exchangeToken')
    expect(said.join('\n')).not.toContain(token)
  })
})

describe('entering from the portal is allowed', () => {
  it('SEC-03 so many times an hour from one address', () =>
    limitedTo({ PORTAL_ENTRIES_PER_HOUR: 2 }, async () => {
      const from = { 'x-forwarded-for': '192.0.2.44' }
      const tried = async () => codeOf(await ask({ token: 'inventado', testMode: false }, from))
      expect([await tried(), await tried(), await tried()]).toEqual([401, 401, 429])
      expect(await codeOf(await ask({ token: 'inventado' }, { 'x-forwarded-for': '192.0.2.45' }))).toBe(401)
    }))

  it('SEC-03 to pages of the product only', async () => {
    const allowed = async (origin: string) =>
      (await ask({}, { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('https://otro.example')).toBeNull()
    expect(await allowed(`https://${PROJECT_ID}.web.app`)).toBe(`https://${PROJECT_ID}.web.app`)
  })

  it('SEC-03 only with the proof of App Check, where the project has it', async () => {
    process.env.ENFORCE_APP_CHECK = 'true'
    try {
      expect((await ask({ token: await portal.issue({ citizen: LUCIA }) })).status).toBe(401)
      expect(await portal.sent()).toEqual([])
    } finally {
      process.env.ENFORCE_APP_CHECK = 'false'
    }
  })

  it('CIT-01 with an answer that no cache keeps', async () => {
    expect((await ask({})).headers.get('cache-control')).toBe('no-store')
  })
})

describe('the citizen behind a call', () => {
  const soon = Math.floor(Date.now() / 1000) + 600
  const of = (claims: object) =>
    refusalOf(
      Promise.resolve().then(() => citizenCaller(strangersCall('uid-c', null, '198.51.100.7', claims))),
    )
  const sound = { citizenId: '40101', municipio: HOME, hasta: soon }

  it('CIT-01 is recognised by the claims of the token', () => {
    expect(citizenCaller(strangersCall('uid-c', null, '198.51.100.7', sound))).toMatchObject({
      uid: 'uid-c',
      citizenId: '40101',
      municipalityPath: HOME,
    })
  })
  it.each([
    ['nobody', {}],
    ['without an end', { ...sound, hasta: undefined }],
    ['after the hour', { ...sound, hasta: soon - 601 }],
    ['of no municipality', { ...sound, municipio: 'villa-del-rio' }],
    ['without an id', { ...sound, citizenId: '' }],
    ['who is also staff', { ...sound, usuario: 'ana' }],
  ])('CIT-01 SEC-02 %s is refused', async (_what, claims) => {
    expect(await of(claims)).toEqual(['unauthenticated', undefined])
  })
})
