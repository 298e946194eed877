import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../functions/src/platform/admin'
import type { DecideAccessRequest, RequestAccessRequest } from '../../src/domain/calls/access-request'
import { aUser } from '../../src/testing/builders'
import { AREA, AWAY, FOREIGN_AREA, HOME, OTHER_AREA } from '../rules/places'
import { standInAt } from '../stack/outside/client'
import { stackPorts } from '../stack/ports'
import { addAccount, changeAccount, PASSWORD, signInByPassword, signInByProvider } from './accounts'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import { mails } from './mail-world'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, BLOCKED_MUNICIPALITY, change, read, register, remove } from './world'

const PROVIDER = 'oidc.municipio'
const municore = standInAt(stackPorts().municore)

const addressOf = (name: string) => `${name}@villadelrio.test`
const signedIn = async (name: string, more: object = {}) => {
  const claims = { sub: `sub-${name}`, name: `Persona ${name}`, email: addressOf(name), email_verified: true }
  const { idToken = '', localId = '' } = await signInByProvider(PROVIDER, { ...claims, ...more })
  return { token: idToken, uid: localId }
}
const WISH: RequestAccessRequest = {
  area: AREA,
  role: 'ROLE_INSPECTOR',
  reason: 'Empiezo el lunes en inspección.',
  language: 'ca',
}
const ask = (token: string, wish: object = {}) => call('requestAccess', token, { ...WISH, ...wish })
const look = (token: string) => call('getAccessRequest', token, {})
const open = (token: string) =>
  call('openSession', token, { attempt: `attempt-${crypto.randomUUID().slice(0, 16)}` })
const stored = (uid: string) => read(`solicitudes_acceso/${uid}`)

const accept = (id: string, user: object = {}): DecideAccessRequest => ({
  id,
  decision: 'accept',
  user: Object.assign(
    {
      username: 'ivan.sosa',
      role: 'ROLE_SUPERVISOR' as const,
      areas: [OTHER_AREA],
      firstName: '',
      lastName: '',
      inspectorID: '',
    },
    user,
  ),
})
const refuse = (id: string, reason = 'No es de este municipio.'): DecideAccessRequest => ({
  id,
  decision: 'refuse',
  reason,
})

let admin: string
let elevated: string
let supervisor: string

beforeAll(async () => {
  await beginWorld()
  vi.stubEnv('SSO_PROVIDER', PROVIDER)
  admin = await atWork('adela', 'ROLE_ADMIN', { email: addressOf('adela') })
  elevated = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO', { email: addressOf('elena') })
  supervisor = await atWork('sara', 'ROLE_SUPERVISOR', { email: addressOf('sara') })
})
beforeEach(async () => {
  vi.stubEnv('SSO_PROVIDER', PROVIDER)
  vi.stubEnv('REQUESTS_PER_ACCOUNT', '3')
  await Promise.all([municore.reset(), mails.reset()])
})
afterAll(() => municore.reset())

describe('asking for a user', () => {
  it('USER-06 shows what can be asked for, by name, without blocked municipalities', async () => {
    const { token } = await signedIn('mira')
    const { result } = await look(token)
    expect(result).toMatchObject({ state: 'none', answer: '', email: addressOf('mira') })
    const places = JSON.stringify(result)
    expect(places).toContain(AREA)
    expect(places).toContain(FOREIGN_AREA)
    expect(places).not.toContain(BLOCKED_MUNICIPALITY)
    expect(places).not.toContain('paises/uy')
    expect(places).not.toContain('idMuniCore')
  })

  it('USER-06 SEC-06 keeps the person as the provider names them, and what they ask for', async () => {
    const { token, uid } = await signedIn('pide')
    expect((await ask(token)).result).toEqual({ outcome: 'asked' })
    expect(await stored(uid)).toMatchObject({
      ...{ email: addressOf('pide'), municipalityPath: HOME, rol: 'ROLE_INSPECTOR', estado: 'abierta' },
      ...{ motivo: WISH.reason, idioma: 'ca', proveedor: PROVIDER, resueltaPor: '' },
    })
    expect((await look(token)).result).toMatchObject({ state: 'open', municipalities: [] })
    const [entry] = (await auditEntries('solicitud')).filter(({ usuario }) => usuario === addressOf('pide'))
    expect(entry).toMatchObject({ por: '', municipalityPath: HOME })
  })

  it('USER-06 SEC-03 hundreds of times makes one request and one write', async () => {
    const { token, uid } = await signedIn('insiste')
    await ask(token)
    const first = await stored(uid)
    for (let tens = 0; tens < 20; tens += 1) {
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, n) => ask(token, { reason: `Otra vez ${tens} ${n}` })),
      )
      expect(replies.every(({ result }) => JSON.stringify(result) === '{"outcome":"open"}')).toBe(true)
    }
    expect(await stored(uid)).toEqual(first)
    const entries = await auditEntries('solicitud')
    expect(entries.filter(({ usuario }) => usuario === addressOf('insiste'))).toHaveLength(1)
  })

  it('USER-06 SEC-03 again after each refusal stops at the limit of the hour', async () => {
    vi.stubEnv('REQUESTS_PER_ACCOUNT', '2')
    const { token, uid } = await signedIn('vuelve')
    for (let round = 0; round < 2; round += 1) {
      expect((await ask(token)).result).toEqual({ outcome: 'asked' })
      await call('decideAccess', admin, refuse(uid))
    }
    const third = await ask(token)
    expect([third.status, third.details]).toEqual(['RESOURCE_EXHAUSTED', { limit: 'requests' }])
    expect(await stored(uid)).toMatchObject({ estado: 'rechazada' })
  })

  it.each([
    ['an area that is not there', { area: `${HOME}/areas_municipales/no-existe` }, 'PERMISSION_DENIED'],
    ['a municipality', { area: HOME }, 'PERMISSION_DENIED'],
    ['a path that leads elsewhere', { area: `${AREA}/../../usuarios/x` }, 'PERMISSION_DENIED'],
    ['a user', { area: 'usuarios/adela' }, 'PERMISSION_DENIED'],
    [
      'an area of a blocked municipality',
      { area: `${BLOCKED_MUNICIPALITY}/areas_municipales/general` },
      'PERMISSION_DENIED',
    ],
    ['to be administrator', { role: 'ROLE_ADMIN' }, 'INVALID_ARGUMENT'],
    ['no reason', { reason: '   ' }, 'INVALID_ARGUMENT'],
    ['a reason without end', { reason: 'x'.repeat(1001) }, 'INVALID_ARGUMENT'],
    ['to be somebody else', { email: 'jefa@villadelrio.test' }, 'INVALID_ARGUMENT'],
  ])('USER-06 SEC-04 asking for %s is refused', async (what, wish, status) => {
    vi.stubEnv('REQUESTS_PER_ACCOUNT', '100')
    const { token, uid } = await signedIn('tuerce')
    expect((await ask(token, wish)).status, what).toBe(status)
    expect(await stored(uid)).toBeUndefined()
  })

  it('USER-06 SEC-04 is refused to whoever has a user or a password, to another provider, to an unproven address, and to staff', async () => {
    await register(aUser('ROLE_INSPECTOR', { username: 'ya', email: addressOf('ya') }))
    const known = await signedIn('ya')
    expect((await ask(known.token)).status).toBe('PERMISSION_DENIED')
    expect((await look(known.token)).status).toBe('PERMISSION_DENIED')
    await addAccount({ uid: 'uid-clave', email: addressOf('clave'), password: PASSWORD })
    expect((await ask(await signInByPassword(addressOf('clave')))).status).toBe('PERMISSION_DENIED')
    const unproven = await signedIn('dudosa', { email_verified: false })
    expect((await ask(unproven.token)).status).toBe('UNAUTHENTICATED')
    const other = await signInByProvider('oidc.otro', {
      ...{ sub: 's', email: addressOf('otra'), email_verified: true },
    })
    expect((await ask(other.idToken ?? '')).status).toBe('UNAUTHENTICATED')
    for (const token of [admin, claimsToken('nadie'), '']) {
      expect((await ask(token)).status).toBe('UNAUTHENTICATED')
      expect((await look(token)).status).toBe('UNAUTHENTICATED')
    }
  })
})

describe('deciding about a request', () => {
  it('USER-06 AUTH-03 accepting with another role and area makes a user with that very account, who signs in', async () => {
    const { token, uid } = await signedIn('entra')
    await ask(token)
    expect((await call('decideAccess', elevated, accept(uid))).result).toEqual({
      outcome: 'saved',
      told: true,
    })
    expect(await read('usuarios/ivan.sosa')).toMatchObject({
      ...{ email: addressOf('entra'), cuenta: uid, roles: ['ROLE_SUPERVISOR'], municipalityPath: HOME },
    })
    expect(await stored(uid)).toMatchObject({ estado: 'aceptada', resueltaPor: 'elena' })
    expect((await accounts().getUserByEmail(addressOf('entra'))).uid).toBe(uid)
    const again = await signedIn('entra')
    expect((await open(again.token)).status).toBe('OK')
    expect(await read('usuarios/ivan.sosa')).toMatchObject({ cuenta: uid, providerId: PROVIDER })
    const [mail] = await mails.sent()
    expect(JSON.stringify(mail)).toContain(addressOf('entra'))
    expect(JSON.stringify(mail)).toContain('Ja podeu entrar')
    const [entry] = await auditEntries('solicitudAceptada')
    expect(entry).toMatchObject({ por: 'elena', usuario: 'ivan.sosa', municipalityPath: HOME })
    // The reply was lost: nothing is done twice.
    expect((await call('decideAccess', elevated, accept(uid))).result).toEqual({
      outcome: 'saved',
      told: true,
    })
    expect(await mails.sent()).toHaveLength(1)
    expect((await call('decideAccess', admin, refuse(uid))).result).toMatchObject({ outcome: 'decided' })
  })

  it('USER-06 refusing is told by mail and at the next try, and a new request may follow', async () => {
    const { token, uid } = await signedIn('espera')
    await ask(token)
    const decided = await call('decideAccess', elevated, refuse(uid, 'Falta la nota del área.'))
    expect(decided.result).toEqual({ outcome: 'refused', told: true })
    expect(JSON.stringify(await mails.sent())).toContain('Falta la nota del')
    expect((await look(token)).result).toMatchObject({ state: 'refused', answer: 'Falta la nota del área.' })
    expect(await open((await signedIn('espera')).token)).toMatchObject({ refusal: 'noUser' })
    const [entry] = (await auditEntries('solicitudRechazada')).filter(
      ({ usuario }) => usuario === addressOf('espera'),
    )
    expect(entry).toMatchObject({ por: 'elena', municipalityPath: HOME })
    expect((await ask(token)).result).toEqual({ outcome: 'asked' })
    expect(await stored(uid)).toMatchObject({ estado: 'abierta', respuesta: '' })
  })

  it('USER-06 a decision stands although its mail does not go out', async () => {
    const { token, uid } = await signedIn('calla')
    await ask(token)
    vi.stubEnv('SMTP_URL', '')
    expect((await call('decideAccess', admin, refuse(uid))).result).toEqual({
      outcome: 'refused',
      told: false,
    })
    vi.unstubAllEnvs()
    expect(await stored(uid)).toMatchObject({ estado: 'rechazada' })
  })

  it('USER-06 ROLE-01 is allowed only to whoever manages the users of that municipality', async () => {
    const here = await signedIn('aqui')
    const away = await signedIn('lejos')
    await ask(here.token)
    await ask(away.token, { area: FOREIGN_AREA })
    for (const decision of [accept, refuse]) {
      expect((await call('decideAccess', supervisor, decision(here.uid))).status).toBe('PERMISSION_DENIED')
      expect((await call('decideAccess', elevated, decision(away.uid))).status).toBe('PERMISSION_DENIED')
      expect((await call('decideAccess', elevated, decision('no-existe'))).status).toBe('PERMISSION_DENIED')
      expect((await call('decideAccess', here.token, decision(here.uid))).status).toBe('UNAUTHENTICATED')
    }
    const power = { role: 'ROLE_ADMIN' }
    expect((await call('decideAccess', elevated, accept(here.uid, power))).status).toBe('PERMISSION_DENIED')
    const foreign = { areas: [FOREIGN_AREA] }
    expect((await call('decideAccess', elevated, accept(here.uid, foreign))).status).toBe('PERMISSION_DENIED')
    expect(await stored(here.uid)).toMatchObject({ estado: 'abierta' })
    expect(await stored(away.uid)).toMatchObject({ estado: 'abierta', municipalityPath: AWAY })
  })

  it('USER-06 SEC-04 a request of an account that moved to another address, is disabled or gone makes no user', async () => {
    const { token, uid } = await signedIn('muda')
    await ask(token)
    await changeAccount(uid, { email: addressOf('otro.correo'), emailVerified: true })
    expect((await call('decideAccess', admin, accept(uid))).result).toEqual({ outcome: 'gone', told: false })
    await changeAccount(uid, { email: addressOf('muda'), emailVerified: false })
    expect((await call('decideAccess', admin, accept(uid))).result).toMatchObject({ outcome: 'gone' })
    await changeAccount(uid, { email: addressOf('muda'), emailVerified: true, disableUser: true })
    expect((await call('decideAccess', admin, accept(uid))).result).toMatchObject({ outcome: 'gone' })
    await accounts().deleteUser(uid)
    expect((await call('decideAccess', admin, accept(uid))).result).toMatchObject({ outcome: 'gone' })
    expect(await stored(uid)).toMatchObject({ estado: 'abierta' })
  })

  it('USER-06 whoever decides is told why no user can be made, and the request stays', async () => {
    const { token, uid } = await signedIn('falta')
    await ask(token)
    const outcome = async (user: object) =>
      (await call('decideAccess', admin, accept(uid, user))).result as { outcome: string }
    expect((await outcome({ username: 'nadie.asi' })).outcome).toBe('unknown')
    await register(aUser('ROLE_INSPECTOR', { username: 'brenda.luna', email: addressOf('brenda') }))
    expect((await outcome({ username: 'brenda.luna' })).outcome).toBe('taken')
    await register(aUser('ROLE_INSPECTOR', { username: 'tercera', email: addressOf('falta') }))
    expect((await outcome({ username: 'dario.vega' })).outcome).toBe('emailTaken')
    await remove('usuarios/tercera')
    expect(await stored(uid)).toMatchObject({ estado: 'abierta' })
    await change(`solicitudes_acceso/${uid}`, { estado: 'cualquiera' })
    expect((await call('decideAccess', admin, accept(uid))).status).toBe('PERMISSION_DENIED')
  })
})
