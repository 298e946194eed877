import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '../../src/domain/user/roles'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { passkeyChallengeSchema, begunPasskeySchema } from '../../src/domain/calls/passkeys'
import { factorStepSchema } from '../../src/domain/calls/open-session'
import { getFactorResponseSchema } from '../../src/domain/calls/second-factor'
import { signInByPassword, signInByToken } from './accounts'
import { auditEntries } from './audit-entries'
import { Authenticator } from './authenticator'
import { call } from './calls'
import { addressOf, ask, codeOf, enter, newAttempt, opened, setUp, withFactor } from './factor-world'
import { atWork } from './staff-tokens'
import { beginWorld, hire, read } from './world'

const ROLES: Role[] = ['ROLE_SUPERVISOR', 'ROLE_ADMIN', 'ROLE_INSPECTOR']
const REFUSED = { reason: 'passkey', minutes: 0 }
const SESSION = { sid: expect.any(String) }
const LATER_MS = 301_000
const passwordOf = (username: string) => signInByPassword(addressOf(username))
const standingOf = async (token: string) =>
  getFactorResponseSchema.parse((await call('getFactor', token, {})).result)

const begin = async (token: string) =>
  begunPasskeySchema.parse((await call('beginPasskey', token, {})).result).challenge
const add = async (token: string, device: Authenticator, name = 'Llave') =>
  call('addPasskey', token, { name, made: device.make(await begin(token)) })

/** Somebody with a factor and a passkey that begins to count there. */
async function withPasskey(username: string, counter = 0) {
  const person = await withFactor(username, 'ROLE_SUPERVISOR')
  const device = new Authenticator(counter)
  expect((await add(person.token, device, '  Llave   azul ')).status).toBe('OK')
  return { ...person, device, password: await passwordOf(username) }
}

/** What a sign-in asks a passkey for. */
async function asked(password: string, attempt: string): Promise<string> {
  const step = factorStepSchema.parse((await enter(password, { attempt })).result)
  return step.passkey?.challenge ?? ''
}
const give = async (password: string, attempt: string, passkey: object) =>
  (await enter(password, { attempt, passkey })).result
const refusal = expect.objectContaining({ step: 'code', refused: REFUSED })

beforeAll(beginWorld)
beforeEach(() => ask({ ofrecido: ROLES, recordar: true }))
afterEach(() => {
  vi.useRealTimers()
})

describe('signing in with a passkey', () => {
  it('OPS-01 opens a session in place of a code, is told with name and last use, and codes go on', async () => {
    const { device, password, token, secret } = await withPasskey('alba')
    expect((await standingOf(token)).passkeys).toMatchObject([
      { id: device.id, name: 'Llave azul', used: null },
    ])
    const attempt = newAttempt()
    const passkey = device.sign(await asked(password, attempt))
    const first = await give(password, attempt, passkey)
    expect(first).toMatchObject(SESSION)
    // The response got lost: the same sign-in is the same session.
    expect(await give(password, attempt, passkey)).toMatchObject({ sid: Reflect.get(Object(first), 'sid') })
    expect((await standingOf(token)).passkeys).toMatchObject([{ used: expect.any(Number) }])
    expect((await enter(password, { attempt: newAttempt(), code: codeOf(secret) })).result).toMatchObject(
      SESSION,
    )
    const remembering = newAttempt()
    const remembered = await enter(password, {
      ...{ attempt: remembering, remember: true },
      passkey: device.sign(await asked(password, remembering)),
    })
    expect(remembered.result).toMatchObject({ device: expect.any(String) })
  })

  it('OPS-01 what was signed counts in its own sign-in alone, once, and for five minutes', async () => {
    const { device, password, token } = await withPasskey('berta')
    const attempt = newAttempt()
    const passkey = device.sign(await asked(password, attempt))
    expect(await give(password, newAttempt(), passkey)).toEqual(refusal)
    expect(await give(password, attempt, passkey)).toMatchObject(SESSION)
    expect(await give(password, newAttempt(), passkey)).toEqual(refusal)
    expect((await call('proveFactor', token, { passkey })).details).toEqual({ factor: REFUSED })
    const late = newAttempt()
    const signed = device.sign(await asked(password, late))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS })
    expect(await give(password, late, signed)).toEqual(refusal)
  })

  it('OPS-01 is of no use from another page or site, nor with a challenge that somebody made up', async () => {
    const { device, password } = await withPasskey('carla')
    const tried = async (said: Parameters<Authenticator['sign']>[1], made?: string) => {
      const attempt = newAttempt()
      return give(password, attempt, device.sign(made ?? (await asked(password, attempt)), said))
    }
    expect(await tried({ origin: 'https://formularios.example' })).toEqual(refusal)
    expect(await tried({ origin: 'http://localhost:1' })).toEqual(refusal)
    expect(await tried({ rpId: 'formularios.example' })).toEqual(refusal)
    const until = Buffer.from(`nonce.${Date.now() + 60_000}.seal`).toString('base64url')
    for (const made of ['', 'x', until]) expect(await tried({}, made)).toEqual(refusal)
    expect(await tried({})).toMatchObject(SESSION)
  })

  it('OPS-01 another person’s passkey, one that nobody registered, and one under another’s name do not count', async () => {
    const own = await withPasskey('diana')
    const other = await withPasskey('emilia')
    const tried = async (device: Authenticator, said: { id?: string } = {}) => {
      const attempt = newAttempt()
      return give(own.password, attempt, device.sign(await asked(own.password, attempt), said))
    }
    expect(await tried(other.device)).toEqual(refusal)
    expect(await tried(new Authenticator())).toEqual(refusal)
    expect(await tried(other.device, { id: own.device.id })).toEqual(refusal)
    // A challenge of the other person's sign-in.
    const foreign = own.device.sign(await asked(other.password, newAttempt()))
    expect(await give(own.password, newAttempt(), foreign)).toEqual(refusal)
    expect(await tried(own.device)).toMatchObject(SESSION)
  })

  it('OPS-01 a count that stands still or goes back is a copy: refused and noted, once somebody signed', async () => {
    const { device, password } = await withPasskey('flora', 7)
    const tried = async (by: Authenticator, counter: number, id = device.id) => {
      const attempt = newAttempt()
      return give(password, attempt, by.sign(await asked(password, attempt), { counter, id }))
    }
    const notes = async () =>
      (await auditEntries('factorLlaveCopia')).filter(({ usuario }) => usuario === 'flora')
    expect(await tried(device, 9)).toMatchObject(SESSION)
    expect(await tried(new Authenticator(), 3)).toEqual(refusal)
    expect(await notes()).toHaveLength(0)
    for (const counter of [9, 8, 0]) expect(await tried(device, counter)).toEqual(refusal)
    expect(await notes()).toHaveLength(3)
    expect(await tried(device, 10)).toMatchObject(SESSION)
  })

  it('OPS-01 does not wait for wrong codes of somebody else', async () => {
    const { device, password } = await withPasskey('gina')
    for (let tries = 0; tries < 6; tries += 1)
      await enter(password, { attempt: newAttempt(), code: '000000' })
    const attempt = newAttempt()
    expect(await give(password, attempt, device.sign(await asked(password, attempt)))).toMatchObject(SESSION)
  })
})

describe('passkeys that come and go', () => {
  it('OPS-01 are registered by who has a factor and gave it lately, for a challenge once, under a name', async () => {
    await hire('hilda', 'ROLE_SUPERVISOR')
    const { token: without } = await opened('hilda')
    expect((await call('beginPasskey', without, {})).status).toBe('PERMISSION_DENIED')
    expect((await call('askPasskey', without, {})).status).toBe('PERMISSION_DENIED')
    const { token } = await withFactor('irma', 'ROLE_SUPERVISOR')
    const device = new Authenticator()
    const challenge = await begin(token)
    const send = (made: object, name = 'Llave') => call('addPasskey', token, { name, made })
    for (const name of ['', '   ', 'x'.repeat(61)])
      expect((await send(device.make(challenge), name)).status).toBe('INVALID_ARGUMENT')
    for (const said of [{ origin: 'https://formularios.example' }, { rpId: 'formularios.example' }])
      expect((await send(device.make(challenge, said))).details).toEqual({ factor: REFUSED })
    const foreign = await withFactor('juana', 'ROLE_SUPERVISOR')
    expect((await send(device.make(await begin(foreign.token)))).details).toEqual({ factor: REFUSED })
    expect((await send(device.make(challenge))).status).toBe('OK')
    expect((await send(new Authenticator().make(challenge))).details).toEqual({ factor: REFUSED })
    expect((await add(token, device)).details).toEqual({ factor: REFUSED })
    expect(await auditEntries('factorLlave')).toContainEqual(expect.objectContaining({ usuario: 'irma' }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * LATER_MS })
    expect((await call('beginPasskey', token, {})).details).toEqual({ factor: 'again' })
    expect((await send(new Authenticator().make(challenge))).details).toEqual({ factor: 'again' })
    expect((await call('removePasskey', token, { id: device.id })).details).toEqual({ factor: 'again' })
    // Another passkey given once more in this session is as good as a code, and once.
    const again = passkeyChallengeSchema.parse((await call('askPasskey', token, {})).result).challenge
    const passkey = device.sign(again)
    expect((await call('proveFactor', token, { passkey })).status).toBe('OK')
    expect((await call('proveFactor', token, { passkey })).details).toEqual({ factor: REFUSED })
    expect((await call('removePasskey', token, { id: device.id })).status).toBe('OK')
  })

  it('OPS-01 are ten at most', async () => {
    const { token } = await withFactor('kenia', 'ROLE_SUPERVISOR')
    for (let count = 0; count < 10; count += 1)
      expect((await add(token, new Authenticator())).status).toBe('OK')
    expect((await add(token, new Authenticator())).details).toEqual({ factor: REFUSED })
    expect((await standingOf(token)).passkeys).toHaveLength(10)
  })

  it('OPS-01 one that was removed counts no more, and no other is gone', async () => {
    const { token, device, password } = await withPasskey('lola')
    const other = new Authenticator()
    await add(token, other)
    const attempt = newAttempt()
    const signed = device.sign(await asked(password, attempt))
    expect((await call('removePasskey', token, { id: device.id })).status).toBe('OK')
    expect(await give(password, attempt, signed)).toEqual(refusal)
    const next = newAttempt()
    expect(await give(password, next, other.sign(await asked(password, next)))).toMatchObject(SESSION)
    expect(await auditEntries('factorLlaveBaja')).toContainEqual(expect.objectContaining({ usuario: 'lola' }))
  })

  it('OPS-01 go with a reset, and what was signed before brings none back; another telephone takes none', async () => {
    const { token, device, password } = await withPasskey('mara')
    await setUp(token)
    expect((await standingOf(token)).passkeys).toHaveLength(1)
    const attempt = newAttempt()
    const signed = device.sign(await asked(password, attempt))
    const late = new Authenticator().make(await begin(token))
    const admin = await atWork('adela', 'ROLE_ADMIN')
    expect((await call('resetFactor', admin, { username: 'mara' })).status).toBe('OK')
    expect(await read('segundos_factores/mara')).toBeUndefined()
    expect((await call('addPasskey', token, { name: 'Llave', made: late })).status).toBe('UNAUTHENTICATED')
    // Nothing is asked any more; the signature opens nothing that the password does not.
    const { result } = await enter(password, { attempt, passkey: signed })
    const { token: custom } = openSessionResponseSchema.parse(result)
    const session = await signInByToken(custom)
    expect((await standingOf(session)).passkeys).toEqual([])
    await setUp(session)
    const after = newAttempt()
    expect(await asked(password, after)).toBe('')
    expect(await give(password, after, signed)).toEqual(refusal)
  })

  it('OPS-01 stand in the document that codes are read from, and nothing of it signs', async () => {
    const { device } = await withPasskey('nuria')
    const stored = JSON.stringify(await read('segundos_factores/nuria'))
    expect(stored).toContain(device.id)
    expect(Object.keys((await read('segundos_factores/nuria'))?.llaves[0]).toSorted()).toEqual([
      'clave',
      'contador',
      'creada',
      'id',
      'nombre',
      'transportes',
      'usada',
    ])
  })
})
