import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginSession } from '../../functions/src/session/begin-session'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { aSession, aUser } from '../../src/testing/builders'
import { AREA, HOME } from '../rules/places'
import { auditEntries } from './audit-entries'
import { choosePassword, PASSWORD, signInAnonymously, signInByPassword, signInByToken } from './accounts'
import { call } from './calls'
import { changed, refused, saved, there, everyRoleMeets } from './hiring'
import { atWork, claimsToken } from './staff-tokens'
import { beginWorld, hire, read, register, write } from './world'

const EMAIL = 'ana@villadelrio.test'
let admin: string
let attempts = 0

const open = async (token: string) => {
  attempts += 1
  return call('openSession', token, { attempt: `baja-${String(attempts).padStart(16, '0')}` })
}
const ended = async (token: string | null, username: string, isEnded = true) => {
  const { status, result } = await call('endUser', token, { username, ended: isEnded })
  return status === 'OK' ? result : status
}
const DONE = { needsPassword: false }
const BACK = { needsPassword: true }

/** A session that works, and the password's token that opened it. */
async function entered(email = EMAIL) {
  const password = await signInByPassword(email)
  const { token, sid } = openSessionResponseSchema.parse((await open(password)).result)
  return { password, sid, token: await signInByToken(token) }
}

beforeAll(async () => {
  await beginWorld()
  admin = await atWork('adela', 'ROLE_ADMIN')
  await hire('ana', 'ROLE_SUPERVISOR')
})
/** At work again, with the account that is there. */
beforeEach(async () => {
  if ((await read('usuarios/ana'))?.baja !== true) return
  await ended(admin, 'ana', false)
  await choosePassword(EMAIL)
})

describe('a person who is ended', () => {
  it('USER-05 SEC-04 is out at the next request and cannot sign in again', async () => {
    const { password, sid, token } = await entered()
    expect(await ended(admin, 'ana')).toEqual(DONE)
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ active: false, motivo: 'baja' })
    expect((await call('getListaPaises', token, {})).status).toBe('UNAUTHENTICATED')
    expect(await open(password)).toMatchObject({ refusal: 'ended' })
    await expect(signInByPassword(EMAIL)).rejects.toThrow(/USER_DISABLED/)
    expect(await auditEntries('usuarioBaja')).toMatchObject([
      { por: 'adela', usuario: 'ana', municipalityPath: HOME },
    ])
  })

  it('USER-05 keeps the name, role and areas that past actions show, and the record says who ended them', async () => {
    const before = await read('usuarios/ana')
    await ended(admin, 'ana')
    const { lastUpdate: _when, ...after } = (await read('usuarios/ana')) ?? {}
    expect(after).toMatchObject({ baja: true, lastUpdateBy: 'adela', roles: before?.roles, email: EMAIL })
    expect(after.areas.map(({ path }: { path: string }) => path)).toEqual([AREA])
  })

  it('SEC-04 can do nothing with a session that stayed open by mistake', async () => {
    await ended(admin, 'ana')
    await write('sesiones_web/sid-ana', aSession('ana'))
    expect((await call('getListaPaises', claimsToken('ana'), {})).status).toBe('PERMISSION_DENIED')
    const caller = {
      uid: String((await read('usuarios/ana'))?.cuenta),
      email: EMAIL,
      providerId: 'password',
      signedInAt: 9_999_999_999,
      origin: { red: '', dispositivo: '' },
    }
    const slipping = beginSession({ caller, attempt: 'otro-intento-000000', username: 'ana' })
    await expect(slipping).rejects.toMatchObject({ details: { refusal: 'ended' } })
  })

  it('SEC-04 has all sessions closed, even more than one commit takes', async () => {
    const names = Array.from({ length: 410 }, (_, index) => `sesiones_web/mucha-${index}`)
    await Promise.all(names.map((path) => write(path, aSession('ana'))))
    expect(await ended(admin, 'ana')).toEqual(DONE)
    const left = await Promise.all(names.map(async (path) => (await read(path))?.active))
    expect(left.filter((active) => active !== false)).toEqual([])
  })

  it('USER-05 is ended once when the call is repeated', async () => {
    expect(await ended(admin, 'ana')).toEqual(DONE)
    const once = await read('usuarios/ana')
    expect(await ended(admin, 'ana')).toEqual(DONE)
    expect(await read('usuarios/ana')).toEqual(once)
  })

  it('USER-05 cannot be edited meanwhile', async () => {
    await ended(admin, 'ana')
    expect(await saved(admin, changed('ana'))).toEqual(refused('PERMISSION_DENIED'))
  })

  it('USER-05 may be one who never had an account', async () => {
    await there('sin.cuenta')
    expect(await ended(admin, 'sin.cuenta')).toEqual(DONE)
    expect(await read('usuarios/sin.cuenta')).toMatchObject({ baja: true })
  })
})

describe('a person who is taken back', () => {
  it('USER-05 SEC-04 chooses a new password by mail; the old one and its tokens open nothing', async () => {
    const { password } = await entered()
    await ended(admin, 'ana')
    expect(await ended(admin, 'ana', false)).toEqual(BACK)
    expect(await read('usuarios/ana')).toMatchObject({ baja: false, lastUpdateBy: 'adela' })
    await expect(signInByPassword(EMAIL)).rejects.toThrow(/INVALID/)
    expect(await open(password)).toMatchObject({ refusal: 'account' })
    expect(await auditEntries('usuarioVuelta')).toContainEqual(
      expect.objectContaining({ por: 'adela', usuario: 'ana' }),
    )
    await choosePassword(EMAIL, PASSWORD)
    expect((await open(await signInByPassword(EMAIL))).status).toBe('OK')
  })

  it('USER-05 keeps the password when the call is repeated, and so does a person who was never ended', async () => {
    await ended(admin, 'ana')
    await ended(admin, 'ana', false)
    await choosePassword(EMAIL, PASSWORD)
    expect(await ended(admin, 'ana', false)).toEqual(BACK)
    expect((await open(await signInByPassword(EMAIL))).status).toBe('OK')
  })
})

describe('ending a user', () => {
  it('USER-05 USER-03 is allowed exactly to those who may manage that person', async () => {
    const said: unknown[] = []
    const expected: unknown[] = []
    await everyRoleMeets('delete', async ({ by, token, may, username }) => {
      said.push([by, username, await ended(token, username)])
      expected.push([by, username, may ? DONE : 'PERMISSION_DENIED'])
      expect((await read(`usuarios/${username}`))?.baja === true).toBe(may)
      if (!may) expect(await ended(token, username, false)).toBe('PERMISSION_DENIED')
    })
    expect(said).toEqual(expected)
  })

  it('USER-05 is refused for the own user', async () => {
    expect(await ended(admin, 'adela')).toBe('PERMISSION_DENIED')
    expect((await read('usuarios/adela'))?.baja).not.toBe(true)
  })

  it('USER-05 is refused for a missing or damaged record', async () => {
    expect(await ended(admin, 'fantasma')).toBe('PERMISSION_DENIED')
    expect(await read('usuarios/fantasma')).toBeUndefined()
    await register(aUser('ROLE_INSPECTOR', { username: 'rota' }))
    await write('usuarios/rota', { username: 'rota', roles: 'ROLE_INSPECTOR' })
    expect(await ended(admin, 'rota')).toBe('DATA_LOSS')
  })

  it.each([
    ['nobody', () => null],
    ['an anonymous visitor', () => signInAnonymously()],
    ['a password without a session', () => signInByPassword(EMAIL)],
    ["somebody else's session", () => claimsToken('adela', 'sid-nadie')],
  ])('USER-05 %s does not get through', async (_who, token) => {
    await there('quieta')
    expect(await ended(await token(), 'quieta')).toBe('UNAUTHENTICATED')
    expect((await read('usuarios/quieta'))?.baja).not.toBe(true)
  })

  it.each([
    ['no name', { ended: true }],
    ['a path', { username: 'a/b', ended: true }],
    ['dots', { username: '..', ended: true }],
    ['no word on what', { username: 'ana' }],
    ['something more', { username: 'ana', ended: true, role: 'ROLE_ADMIN' }],
    ['nothing', null],
  ])('USER-05 %s is refused', async (_what, data) => {
    expect((await call('endUser', admin, data)).status).toBe('INVALID_ARGUMENT')
  })
})
