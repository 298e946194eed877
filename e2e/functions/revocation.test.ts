import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { REMOTE_SWITCHES_PATH } from '../../src/domain/store-paths'
import { onSwitchesWritten } from '../../functions/src/session/revocation'
import { aSession } from '../../src/testing/builders'
import { sessionState } from '../../src/data/staff/session-state'
import { signInByPassword } from './accounts'
import { call } from './calls'
import { connectData, enter, leave, sessionIs } from './data'
import { claimsToken } from './staff-tokens'
import { says } from './events'
import { beginWorld, BLOCKED_COUNTRY, change, hire, layOutGeography, read, remove, write } from './world'
import { HOME } from '../rules/places'

const NOON = new Date('2026-03-01T12:00:00Z')
const session = (sid: string, begun: Date, usuario = 'ana') =>
  write(`sesiones_web/${sid}`, aSession(usuario, { begun }))
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let moments = 0
/** Sets the moment and waits until it took effect: noticed late, it would close the sessions of a later test. */
async function revokeBefore(moment: Date): Promise<void> {
  moments += 1
  const heard = `oyente-${moments}`
  await session(heard, minutesAfter(-60))
  await write(REMOTE_SWITCHES_PATH, { web_session_revokation_datetime: moment.toISOString() })
  await says(`sesiones_web/${heard}`, { active: false })
}

const signIn = () => signInByPassword('ana@villadelrio.test')
const open = async (attempt: string, signedIn = signIn()) => call('openSession', await signedIn, { attempt })

beforeAll(async () => {
  connectData()
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  await hire('root', 'ROLE_ADMIN')
})
beforeEach(() => remove(REMOTE_SWITCHES_PATH))
afterAll(leave)

describe('revoking web sessions', () => {
  it('AUTH-08 closes sessions begun before the moment, for rules, functions and the open tab, and no others', async () => {
    await session('antes', minutesAfter(-1))
    await session('justo', NOON)
    await session('despues', minutesAfter(1))
    expect((await call('getListaPaises', claimsToken('ana', 'antes'), {})).status).toBe('OK')
    await revokeBefore(NOON)
    await says('sesiones_web/antes', { active: false })
    expect((await call('getListaPaises', claimsToken('ana', 'antes'), {})).status).toBe('UNAUTHENTICATED')
    expect(await read('sesiones_web/justo')).toMatchObject({ active: true })
    expect(await read('sesiones_web/despues')).toMatchObject({ active: true })
  })

  it('AUTH-08 signs out a person at work, who can sign in again', async () => {
    await enter({ email: 'ana@villadelrio.test' })
    await revokeBefore(new Date())
    await sessionIs('signedOut')
    await enter({ email: 'ana@villadelrio.test' })
    expect(sessionState().status).toBe('authenticated')
  })

  it('AUTH-08 signs out nobody when the text is no moment', async () => {
    await session('queda', minutesAfter(-9))
    const after = { exists: true, data: () => ({ web_session_revokation_datetime: '2026-03-01 12:00' }) }
    await onSwitchesWritten(Object.assign(Object.create(null), { time: NOON.toISOString(), data: { after } }))
    expect(await read('sesiones_web/queda')).toMatchObject({ active: true })
  })

  it('AUTH-08 lets nobody in until a moment that lies ahead', async () => {
    await revokeBefore(new Date(Date.now() + 600_000))
    expect(await open('attempt-ahead-0000000001')).toMatchObject({
      status: 'PERMISSION_DENIED',
      refusal: 'session',
    })
    await remove(REMOTE_SWITCHES_PATH)
    expect((await open('attempt-ahead-0000000002')).status).toBe('OK')
  })

  it('AUTH-08 closes a session too that begins while the moment is being set', async () => {
    await revokeBefore(new Date(Date.now() + 600_000))
    // One sign-in: signing in again in the next second would be another session.
    const [attempt, signedIn] = ['attempt-slip-00000000001', signIn()]
    expect(await open(attempt, signedIn)).toMatchObject({ refusal: 'session' })
    await remove(REMOTE_SWITCHES_PATH)
    // The session that was begun for it is closed for good.
    expect(await open(attempt, signedIn)).toMatchObject({ refusal: 'session' })
  })
})

describe('a municipality that is blocked while people work', () => {
  it('AUTH-11 signs them out, says why and lets nobody of it in; other people stay', async () => {
    await session('lejos', minutesAfter(0), 'root')
    await change('usuarios/root', { municipalityPath: 'paises/ar/provincias/cordoba/municipios/otro' })
    await enter({ email: 'ana@villadelrio.test' })
    await change(HOME, { inhabilitado: true })
    expect(await sessionIs('error')).toEqual({ status: 'error', code: 'municipalityDisabled' })
    expect(await open('attempt-blocked-00000001')).toMatchObject({ refusal: 'municipalityDisabled' })
    expect(await read('sesiones_web/lejos')).toMatchObject({ active: true })
    await layOutGeography()
  })

  it('AUTH-11 signs them out likewise when its country is blocked', async () => {
    await change(BLOCKED_COUNTRY, { inhabilitado: false })
    await enter({ email: 'ana@villadelrio.test' })
    await change('paises/ar', { inhabilitado: true })
    expect(await sessionIs('error')).toEqual({ status: 'error', code: 'municipalityDisabled' })
    await layOutGeography()
  })
})
