import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { watchAccounts } from '../../functions/src/session/watch-accounts'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { ROLES } from '../../src/domain/user/roles'
import { aSession } from '../../src/testing/builders'
import { changeAccount, removeAccount, signInAnonymously, signInByPassword, signInByToken } from './accounts'
import { call } from './calls'
import { atWork, claimsToken, nobodyOfStaff } from './staff-tokens'
import { auditEntries } from './audit-entries'
import { beginWorld, change, hire, read, write } from './world'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const ANA = 'ana@villadelrio.test'

let attempts = 0
const nextAttempt = () => {
  attempts += 1
  return `sesion-${String(attempts).padStart(16, '0')}`
}

/** Somebody who signed in with a password: that token, the session, and the token that works. */
async function entered(email = ANA) {
  const password = await signInByPassword(email)
  const { result } = await call('openSession', password, { attempt: nextAttempt() })
  const { token, sid } = openSessionResponseSchema.parse(result)
  return { password, sid, path: `sesiones_web/${sid}`, token: await signInByToken(token) }
}

const works = async (token: string) => (await call('getListaPaises', token, {})).status === 'OK'
const closed = async (token: string | null, data: unknown) => {
  const { status, result } = await call('closeSessions', token, data)
  return status === 'OK' ? result : status
}
const renewed = async (token: string | null, data: unknown = {}) =>
  (await call('renewSession', token, data)).status

beforeAll(async () => {
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  await hire('luis', 'ROLE_INSPECTOR')
})
beforeEach(() => change('usuarios/ana', { ingresosDesde: null }))

describe('the session of a member of the staff', () => {
  it('USER-05 says when it began, was used and ends, and on which account and device', async () => {
    const { path } = await entered()
    const session = await read(path)
    const hours = (session?.vence.toMillis() - session?.usada.toMillis()) / HOUR_MS
    expect(hours).toBe(12)
    expect(session).toMatchObject({ uid: 'uid-ana', origen: { dispositivo: 'Firefox · Linux' } })
    expect(session?.begun.toMillis()).toBe(session?.usada.toMillis())
  })

  it('SEC-04 USER-05 opens nothing when unused for twelve hours, and cannot be renewed', async () => {
    const { path, token } = await entered()
    expect(await works(token)).toBe(true)
    await change(path, { usada: ago(12.1), vence: ago(0.1) })
    expect(await works(token)).toBe(false)
    expect(await renewed(token)).toBe('UNAUTHENTICATED')
    expect((await read(path))?.vence.toDate() < new Date()).toBe(true)
  })

  it('USER-05 goes on while it is used', async () => {
    const { path, token } = await entered()
    await change(path, { usada: ago(11), vence: ago(-1) })
    expect(await renewed(token)).toBe('OK')
    const session = await read(path)
    expect((session?.vence.toMillis() - Date.now()) / HOUR_MS).toBeGreaterThan(11.9)
    expect((Date.now() - session?.usada.toMillis()) / HOUR_MS).toBeLessThan(0.1)
  })

  it('USER-05 ends after thirty days, however much it is used', async () => {
    const { path, token } = await entered()
    await change(path, { begun: ago(30 * 24 - 1) })
    expect(await renewed(token)).toBe('OK')
    const { vence } = (await read(path)) ?? {}
    expect((vence.toMillis() - Date.now()) / HOUR_MS).toBeLessThanOrEqual(1)
  })

  it('SEC-04 is not opened again by the request that opened it, once it is over', async () => {
    const [password, attempt] = [await signInByPassword(ANA), nextAttempt()]
    const { result } = await call('openSession', password, { attempt })
    await change(`sesiones_web/${openSessionResponseSchema.parse(result).sid}`, { vence: ago(0.1) })
    expect(await call('openSession', password, { attempt })).toMatchObject({ refusal: 'session' })
  })

  it('SEC-04 cannot be renewed once it is closed', async () => {
    const { path, token } = await entered()
    await change(path, { active: false })
    expect(await renewed(token)).toBe('UNAUTHENTICATED')
    expect(await read(path)).toMatchObject({ active: false })
  })

  it.each([...nobodyOfStaff('ana'), ["somebody else's session", () => claimsToken('luis', 'sid-ana')]])(
    'USER-05 %s renews none',
    async (_who, token) => {
      await write('sesiones_web/sid-ana', aSession('ana'))
      expect(await renewed(await token())).toBe('UNAUTHENTICATED')
    },
  )

  it('USER-05 does not last as long as a request wants it to', async () => {
    const { token } = await entered()
    expect(await renewed(token, { vence: '2100-01-01' })).toBe('INVALID_ARGUMENT')
  })
})

describe('an account that was disabled in the console', () => {
  it('SEC-04 has its session closed at the next use, and opens no other', async () => {
    await hire('cesada', 'ROLE_SUPERVISOR')
    const { password, path, token } = await entered('cesada@villadelrio.test')
    await changeAccount('uid-cesada', { disableUser: true })
    expect(await renewed(token)).toBe('UNAUTHENTICATED')
    expect(await read(path)).toMatchObject({ active: false, motivo: 'baja' })
    expect(await works(token)).toBe(false)
    expect((await call('openSession', password, { attempt: nextAttempt() })).status).toBe('UNAUTHENTICATED')
  })

  it('SEC-04 has its session closed when a new password was chosen since, without the word ended', async () => {
    await hire('renovada', 'ROLE_SUPERVISOR')
    const { path, token } = await entered('renovada@villadelrio.test')
    await changeAccount('uid-renovada', { validSince: String(Math.floor(Date.now() / 1000) + 60) })
    expect(await renewed(token)).toBe('UNAUTHENTICATED')
    expect(await read(path)).toMatchObject({ active: false, motivo: 'cerrada' })
  })

  it('SEC-04 has its unused session closed within ten minutes, as has a deleted account; others stay', async () => {
    await hire('inhabil', 'ROLE_SUPERVISOR')
    await hire('borrada', 'ROLE_SUPERVISOR')
    const [mine, disabled, deleted] = [
      await entered(),
      await entered('inhabil@villadelrio.test'),
      await entered('borrada@villadelrio.test'),
    ]
    await changeAccount('uid-inhabil', { disableUser: true })
    await removeAccount('uid-borrada')
    // More open sessions than are asked for at once.
    const names = Array.from({ length: 120 }, (_, index) => `sesiones_web/muchas-${index}`)
    await Promise.all(names.map((path) => write(path, aSession('ana'))))
    await watchAccounts(new Date())
    expect(await read(disabled.path)).toMatchObject({ active: false, motivo: 'baja' })
    expect(await read(deleted.path)).toMatchObject({ active: false, motivo: 'baja' })
    expect(await read(mine.path)).toMatchObject({ active: true })
    expect(await read('sesiones_web/muchas-119')).toMatchObject({ active: true })
  })

  it('USER-05 has its sessions that are over closed in the same run', async () => {
    const [over, running] = [await entered(), await entered()]
    await change(over.path, { vence: ago(0.1) })
    await watchAccounts(new Date())
    expect(await read(over.path)).toMatchObject({ active: false })
    expect(await read(running.path)).toMatchObject({ active: true })
  })
})

describe('closing sessions', () => {
  it('USER-05 people may close one of their own, and all others of their own at once', async () => {
    const [here, lost, other] = [await entered(), await entered(), await entered()]
    const stranger = await entered('luis@villadelrio.test')
    expect(await closed(here.token, { username: 'ana', sid: lost.sid })).toEqual({ closed: 1 })
    expect(await works(lost.token)).toBe(false)
    expect(await works(other.token)).toBe(true)
    expect(await closed(here.token, { username: 'ana', sid: lost.sid })).toEqual({ closed: 0 })
    await closed(here.token, { username: 'ana' })
    expect(await works(other.token)).toBe(false)
    expect(await works(here.token)).toBe(true)
    expect(await works(stranger.token)).toBe(true)
  })

  it('USER-05 administrators may close those of others, and nobody else may', async () => {
    await write('sesiones_web/sid-ajena', aSession('luis'))
    for (const role of ROLES.filter((one) => one !== 'ROLE_ADMIN')) {
      const token = await atWork(`cierra.${role.toLowerCase()}`, role)
      for (const data of [{ username: 'luis', sid: 'sid-ajena' }, { username: 'luis' }]) {
        expect(await closed(token, data), role).toBe('PERMISSION_DENIED')
      }
    }
    expect(await read('sesiones_web/sid-ajena')).toMatchObject({ active: true })
    const admin = await atWork('adela', 'ROLE_ADMIN')
    expect(await closed(admin, { username: 'luis', sid: 'sid-ajena' })).toEqual({ closed: 1 })
    expect(await read('sesiones_web/sid-ajena')).toMatchObject({ active: false, motivo: 'cerrada' })
    expect(await auditEntries('sesionCerrada')).toContainEqual(
      expect.objectContaining({ por: 'adela', usuario: 'luis', cantidad: 1 }),
    )
  })

  it("USER-05 somebody else's session is not closed by calling it one's own", async () => {
    await write('sesiones_web/sid-ajena', aSession('luis'))
    const { token } = await entered()
    expect(await closed(token, { username: 'ana', sid: 'sid-ajena' })).toEqual({ closed: 0 })
    expect(await read('sesiones_web/sid-ajena')).toMatchObject({ active: true })
  })

  it('SEC-04 makes the password useless that opened it, until it is typed again', async () => {
    const { password, sid } = await entered()
    const admin = await atWork('adela', 'ROLE_ADMIN')
    expect(await closed(admin, { username: 'ana', sid })).toEqual({ closed: 1 })
    expect(await call('openSession', password, { attempt: nextAttempt() })).toMatchObject({
      refusal: 'session',
    })
    // A token says its second and no more.
    const { ingresosDesde } = (await read('usuarios/ana')) ?? {}
    await expect.poll(() => Date.now(), { timeout: 5000 }).toBeGreaterThan(ingresosDesde.toMillis())
    expect((await entered()).sid).not.toBe(sid)
  })

  it.each([
    ['nobody', () => null],
    ['an anonymous visitor', () => signInAnonymously()],
    ['a citizen with the claims of staff', () => claimsToken('ana', 'sid-ana', { citizenId: 'c1' })],
    ['a password without a session', () => signInByPassword(ANA)],
  ])('USER-05 %s closes none', async (_who, token) => {
    await write('sesiones_web/sid-ana', aSession('ana'))
    expect(await closed(await token(), { username: 'ana', sid: 'sid-ana' })).toBe('UNAUTHENTICATED')
    expect(await read('sesiones_web/sid-ana')).toMatchObject({ active: true })
  })

  it.each([
    ['no name', {}],
    ['a path for a name', { username: 'a/b' }],
    ['a path for a session', { username: 'ana', sid: '../usuarios' }],
    ['a session that is no text', { username: 'ana', sid: { $ne: '' } }],
    ['something more', { username: 'ana', active: true }],
    ['nothing', null],
  ])('USER-05 %s is refused', async (_what, data) => {
    const { token } = await entered()
    expect(await closed(token, data)).toBe('INVALID_ARGUMENT')
  })
})
