import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AREA, HOME } from '../rules/places'
import { signInByPassword, signInByToken } from './accounts'
import { auditEntries } from './audit-entries'
import { call } from './calls'
import {
  addressOf,
  ask,
  codeOf,
  enter,
  mayGet,
  mayList,
  newAttempt,
  opened,
  setUp,
  withFactor,
  wrongCode,
} from './factor-world'
import { onceHeard } from './events'
import { typed } from './operator-command'
import { atWork } from './staff-tokens'
import { beginWorld, change, hire, read, write } from './world'

const DAY_MS = 86_400_000
const OFFERED = { ofrecido: ['ROLE_SUPERVISOR', 'ROLE_ADMIN', 'ROLE_INSPECTOR'] } as const
const offered = () => ask({ ofrecido: [...OFFERED.ofrecido], recordar: true })
const required = (since = new Date(0), gracia = 0) =>
  ask({ exigido: { ROLE_SUPERVISOR: since }, gracia, recordar: true })
const step = (refused: object | null = null, which = 'code', remembers = true) => ({
  step: which,
  remembers,
  refused,
})
const WRONG = { reason: 'wrong', minutes: 0 }
const passwordOf = (username: string) => signInByPassword(addressOf(username))

beforeAll(beginWorld)
beforeEach(offered)

describe('signing in with a factor', () => {
  it('OPS-01 a password alone opens no session, a code of the app does', async () => {
    const { secret } = await withFactor('ana', 'ROLE_SUPERVISOR')
    const password = await passwordOf('ana')
    const attempt = newAttempt()
    expect((await enter(password, { attempt })).result).toEqual(step())
    expect((await enter(password, { attempt, code: wrongCode(secret) })).result).toEqual(step(WRONG))
    const first = await enter(password, { attempt, code: codeOf(secret) })
    expect(first.result).toMatchObject({ sid: expect.any(String) })
    // The response got lost: the same sign-in is the same session, and no code is asked for.
    expect((await enter(password, { attempt, code: codeOf(secret) })).result).toMatchObject({
      sid: Reflect.get(Object(first.result), 'sid'),
    })
  })

  it('OPS-01 a code counts once, and none from before it does', async () => {
    const { secret } = await withFactor('bea', 'ROLE_SUPERVISOR')
    const password = await passwordOf('bea')
    const give = (intervals: number) =>
      enter(password, { attempt: newAttempt(), code: codeOf(secret, intervals) }).then(({ result }) => result)
    expect(await give(1)).toMatchObject({ sid: expect.any(String) })
    for (const before of [1, 0, -1]) expect(await give(before)).toEqual(step(WRONG))
    expect(await give(2)).toEqual(step(WRONG))
  })

  it('OPS-01 one code at once from many is one session', async () => {
    const { secret } = await withFactor('cira', 'ROLE_SUPERVISOR')
    const password = await passwordOf('cira')
    const code = codeOf(secret, 1)
    const all = await Promise.all(
      Array.from({ length: 8 }, () => enter(password, { attempt: newAttempt(), code })),
    )
    expect(all.filter(({ result }) => Reflect.has(Object(result), 'sid'))).toHaveLength(1)
  })

  it('OPS-01 a thousand wrong codes are five that are looked at; then the right one waits too', async () => {
    const { secret } = await withFactor('dora', 'ROLE_SUPERVISOR')
    const password = await passwordOf('dora')
    const code = wrongCode(secret)
    const tries = (count: number) =>
      Promise.all(Array.from({ length: count }, () => enter(password, { attempt: newAttempt(), code })))
    for (let sent = 0; sent < 1000; sent += 25) await tries(25)
    const { fallos } = (await read('segundos_factores/dora')) ?? {}
    expect(fallos).toBe(5)
    const right = await enter(password, { attempt: newAttempt(), code: codeOf(secret) })
    expect(right.result).toEqual(step({ reason: 'wait', minutes: 15 }))
    const noted = await auditEntries('factorRechazado')
    expect(noted.filter(({ usuario }) => usuario === 'dora')).toMatchObject([
      { por: 'dora', usuario: 'dora' },
    ])
  }, 120_000)

  it('OPS-01 a recovery code opens one session, and no second one, also at once', async () => {
    const { codes } = await withFactor('elsa', 'ROLE_SUPERVISOR')
    expect(codes).toHaveLength(10)
    const password = await passwordOf('elsa')
    const give = async (code: string | undefined) =>
      (await enter(password, { attempt: newAttempt(), code })).result
    expect(await give(codes[0]?.toLowerCase())).toMatchObject({ sid: expect.any(String) })
    expect(await give(codes[0])).toEqual(step(WRONG))
    expect(await give(codes[1]?.replace('-', ' '))).toMatchObject({ sid: expect.any(String) })
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => give(codes[2])))
    expect(atOnce.filter((result) => Reflect.has(Object(result), 'sid'))).toHaveLength(1)
    expect(await auditEntries('factorRecuperacion')).toHaveLength(3)
  })

  it('OPS-01 a device is remembered where the municipality lets it, and only with the password', async () => {
    const { secret } = await withFactor('fina', 'ROLE_SUPERVISOR')
    const password = await passwordOf('fina')
    const entered = await enter(password, { attempt: newAttempt(), code: codeOf(secret), remember: true })
    const device = Reflect.get(Object(entered.result), 'device')
    const again = () => enter(password, { attempt: newAttempt(), device })
    expect((await again()).result).toMatchObject({ sid: expect.any(String) })
    expect((await enter(password, { attempt: newAttempt(), device: `${device}x` })).result).toEqual(step())
    await ask({ ofrecido: ['ROLE_SUPERVISOR'], recordar: false })
    expect((await again()).result).toEqual(step(null, 'code', false))
  })
})

describe('what is kept', () => {
  it('OPS-01 neither the secret nor a recovery code can be read, and nobody reads or lists any of it', async () => {
    const { secret, codes, token } = await withFactor('gala', 'ROLE_SUPERVISOR')
    const stored = JSON.stringify(await read('segundos_factores/gala'))
    for (const one of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(one)
    const admin = await atWork('adela', 'ROLE_ADMIN')
    for (const reader of [token, admin]) {
      expect(await mayGet(reader, 'segundos_factores/gala')).toBe(false)
      expect(await mayList(reader, 'segundos_factores')).toBe(false)
    }
  })

  it('OPS-01 what is sealed for one person is of no use for another', async () => {
    const { secret } = await withFactor('hebe', 'ROLE_SUPERVISOR')
    await withFactor('iris', 'ROLE_SUPERVISOR')
    await write('segundos_factores/iris', (await read('segundos_factores/hebe')) ?? {})
    const password = await passwordOf('iris')
    const { status } = await enter(password, { attempt: newAttempt(), code: codeOf(secret, 1) })
    expect(status).toBe('DATA_LOSS')
  })
})

describe('where a factor is required', () => {
  it('OPS-01 who has none sets one up before there is a session', async () => {
    await required()
    await hire('julia', 'ROLE_SUPERVISOR')
    const password = await passwordOf('julia')
    const attempt = newAttempt()
    expect((await enter(password, { attempt })).result).toEqual(step(null, 'setUp'))
    const { secret } = await setUp(password, { attempt })
    expect((await enter(password, { attempt })).result).toMatchObject({ sid: expect.any(String) })
    const other = newAttempt()
    expect((await enter(password, { attempt: other })).result).toEqual(step())
    // A password alone replaces no factor.
    expect((await call('beginFactor', password, { attempt: other })).status).toBe('PERMISSION_DENIED')
    expect((await enter(password, { attempt: other, code: codeOf(secret) })).result).toMatchObject({
      sid: expect.any(String),
    })
  })

  it('OPS-01 a session within the days of grace ends with them, for rules and functions', async () => {
    await required(new Date(), 3)
    await hire('karen', 'ROLE_SUPERVISOR')
    const { sid, token } = await opened('karen')
    expect(await mayGet(token, 'usuarios/karen')).toBe(true)
    await required(new Date(Date.now() - 3 * DAY_MS + 2000), 3)
    const { vence, sinFactorHasta } = (await read(`sesiones_web/${sid}`)) ?? {}
    expect(vence.toMillis()).toBe(sinFactorHasta.toMillis())
    expect(vence.toMillis()).toBeLessThan(Date.now() + 3000)
  })

  it('OPS-01 a session from before is out once the factor is required, and renewing does not help', async () => {
    await hire('laura', 'ROLE_SUPERVISOR')
    await hire('lis', 'ROLE_INSPECTOR')
    const [laura, lis] = [await opened('laura'), await opened('lis')]
    expect(await mayGet(laura.token, 'usuarios/laura')).toBe(true)
    await required()
    expect(await mayGet(laura.token, 'usuarios/laura')).toBe(false)
    expect(await mayGet(laura.token, AREA)).toBe(false)
    expect((await call('getListaPaises', laura.token, {})).status).toBe('UNAUTHENTICATED')
    expect((await call('renewSession', laura.token, {})).status).toBe('UNAUTHENTICATED')
    // Another role goes on.
    expect(await mayGet(lis.token, 'usuarios/lis')).toBe(true)
  })

  it('OPS-01 who had set one up goes on, and may not turn it off', async () => {
    const { token } = await withFactor('marta', 'ROLE_SUPERVISOR')
    await required()
    expect(await mayGet(token, 'usuarios/marta')).toBe(true)
    expect((await call('changeFactor', token, { change: 'off' })).status).toBe('PERMISSION_DENIED')
    await offered()
    expect((await call('changeFactor', token, { change: 'off' })).result).toEqual({ codes: [] })
    expect(await read('segundos_factores/marta')).toBeUndefined()
  })

  it('OPS-01 who gets a role that needs one is out with a session from before', async () => {
    await hire('nora', 'ROLE_INSPECTOR')
    const { token } = await opened('nora')
    await required()
    await change('usuarios/nora', { roles: ['ROLE_SUPERVISOR'] })
    await onceHeard(async () => undefined)
    expect(await mayGet(token, 'usuarios/nora')).toBe(false)
  })

  it('OPS-01 nobody sets one up where it is off', async () => {
    await ask(null)
    await hire('olga', 'ROLE_SUPERVISOR')
    const { token, password } = await opened('olga')
    expect((await call('beginFactor', token, {})).status).toBe('PERMISSION_DENIED')
    expect((await call('beginFactor', password, { attempt: newAttempt() })).status).toBe('PERMISSION_DENIED')
  })
})

describe('acts that ask again', () => {
  it('OPS-01 ending a user and resetting a factor want a code of these minutes from who has a factor', async () => {
    const { secret } = await withFactor('petra', 'ROLE_ADMIN')
    await hire('queca', 'ROLE_INSPECTOR')
    const password = await passwordOf('petra')
    const entered = await enter(password, { attempt: newAttempt(), code: codeOf(secret, 0), remember: true })
    const device = Reflect.get(Object(entered.result), 'device')
    const remembered = await enter(password, { attempt: newAttempt(), device })
    const token = await signInByToken(String(Reflect.get(Object(remembered.result), 'token')))
    const end = () => call('endUser', token, { username: 'queca', ended: true })
    expect(await end()).toMatchObject({ status: 'FAILED_PRECONDITION', details: { factor: 'again' } })
    expect(await read('usuarios/queca')).not.toMatchObject({ baja: true })
    const reset = await call('resetFactor', token, { username: 'queca' })
    expect(reset).toMatchObject({ status: 'FAILED_PRECONDITION', details: { factor: 'again' } })
    const wrong = await call('proveFactor', token, { code: wrongCode(secret) })
    expect(wrong.details).toEqual({ factor: WRONG })
    expect((await end()).status).toBe('FAILED_PRECONDITION')
    expect((await call('proveFactor', token, { code: codeOf(secret, 1) })).status).toBe('OK')
    expect((await end()).status).toBe('OK')
  })
})

describe('a factor that is reset', () => {
  const reset = (token: string | null, username: string) => call('resetFactor', token, { username })

  it('OPS-01 opens the way in by password, closes the sessions, and is noted and told', async () => {
    const { token } = await withFactor('rosa', 'ROLE_SUPERVISOR')
    const admin = await atWork('adela', 'ROLE_ADMIN')
    expect((await reset(admin, 'rosa')).result).toEqual({ told: true })
    expect(await mayGet(token, 'usuarios/rosa')).toBe(false)
    expect(await read('segundos_factores/rosa')).toBeUndefined()
    expect(await auditEntries('factorReinicio')).toMatchObject([
      { por: 'adela', usuario: 'rosa', municipalityPath: HOME },
    ])
    expect((await opened('rosa')).sid).toBeTruthy()
    expect((await reset(admin, 'rosa')).result).toEqual({ told: false })
  })

  it('OPS-01 is reset by who may end the user, and never by oneself', async () => {
    const sol = await withFactor('sol', 'ROLE_ADMIN')
    await withFactor('tita', 'ROLE_SUPERVISOR')
    const away = { municipalityPath: 'paises/ar/provincias/cordoba/municipios/otro' }
    const callers = {
      supervisor: await atWork('sara', 'ROLE_SUPERVISOR'),
      inspector: await atWork('ines', 'ROLE_INSPECTOR'),
      elsewhere: await atWork('eva', 'ROLE_SUPERVISOR_ELEVADO', away),
    }
    for (const token of Object.values(callers))
      expect((await reset(token, 'tita')).status).toBe('PERMISSION_DENIED')
    expect((await reset(null, 'tita')).status).toBe('UNAUTHENTICATED')
    expect((await reset(sol.token, 'sol')).status).toBe('PERMISSION_DENIED')
    expect(await read('segundos_factores/tita')).toBeDefined()
    const here = await atWork('elena', 'ROLE_SUPERVISOR_ELEVADO')
    expect((await reset(here, 'sol')).status).toBe('PERMISSION_DENIED')
    expect((await reset(here, 'tita')).status).toBe('OK')
  })

  it('OPS-01 is reset by a command where nobody of the staff can, and that is noted', async () => {
    const { token } = await withFactor('unica', 'ROLE_ADMIN')
    const emulator = `--emulator=${process.env.FIRESTORE_EMULATOR_HOST}`
    const command = (...words: string[]) => typed('second-factor', [...words, emulator])
    expect(await command('reset', 'nadie')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nobody'),
    })
    expect(await command('reset')).toMatchObject({
      code: 1,
      said: expect.stringContaining('npm run second-factor'),
    })
    expect(await read('segundos_factores/unica')).toBeDefined()
    expect(await command('reset', 'unica')).toMatchObject({
      code: 0,
      said: expect.stringContaining('no second factor any more'),
    })
    expect(await mayGet(token, 'usuarios/unica')).toBe(false)
    expect(await auditEntries('factorReinicio')).toContainEqual(
      expect.objectContaining({ por: '', usuario: 'unica', municipalityPath: HOME }),
    )
    expect((await opened('unica')).sid).toBeTruthy()
  })
})
