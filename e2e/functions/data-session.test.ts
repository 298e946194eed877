import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionState, type SessionState } from '../../src/data/staff/session-state'
import { sessionUid, signIn, SignInError, signOut, watchSession } from '../../src/data/staff/session'
import { OTHER_AREA } from '../../src/testing/builders'
import { doc, writeBatch } from 'firebase/firestore/lite'
import { addAccount, PASSWORD } from './accounts'
import { connectData, enter, failureOf, leave, sessionIs } from './data'
import { beginWorld, change, hire, owner, read } from './world'

beforeAll(async () => {
  connectData()
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  await hire('luis', 'ROLE_INSPECTOR')
  await hire('sinareas', 'ROLE_SUPERVISOR', { areas: [] })
  await addAccount({ uid: 'uid-nadie', email: 'nadie@villadelrio.test', password: PASSWORD })
})
afterAll(leave)

const ANA = { email: 'ana@villadelrio.test' }

describe('signing in', () => {
  it('AUTH-06 nobody is signed in at first', async () => {
    const told: SessionState[] = []
    const stop = watchSession((state) => told.push(state))
    await sessionIs('unauthenticated')
    expect(told.map(({ status }) => status)).toEqual(['loading', 'unauthenticated'])
    stop()
  })

  it('AUTH-01 AUTH-04 AUTH-06 goes from loading to the user and the session', async () => {
    const told: SessionState[] = []
    const stop = watchSession((state) => told.push(state))
    const user = await enter(ANA)
    expect(user).toMatchObject({ username: 'ana', roles: ['ROLE_SUPERVISOR'] })
    expect(user.areas.every((area) => typeof area === 'string')).toBe(true)
    expect(sessionUid()).toBe('uid-ana')
    expect([...new Set(told.map(({ status }) => status))]).toEqual([
      expect.any(String),
      'loading',
      'authenticated',
    ])
    stop()
  })

  it('AUTH-01 gives the same answer to a wrong password and an unknown address, and changes nothing', async () => {
    await enter(ANA)
    for (const email of ['ana@villadelrio.test', 'nobody@villadelrio.test']) {
      const error = await failureOf(signIn(email, 'wrong'))
      expect(error).toBeInstanceOf(SignInError)
      expect(error).toMatchObject({ code: 'credentials' })
    }
    expect(sessionState().status).toBe('authenticated')
  })

  it.each([
    ['nadie@villadelrio.test', 'noUser'],
    ['sinareas@villadelrio.test', 'noAreas'],
  ])('AUTH-04 AUTH-06 %s is refused with %s, and the state says so', async (email, code) => {
    await leave()
    const stop = watchSession(() => undefined)
    expect(await failureOf(signIn(email, PASSWORD))).toMatchObject({ code })
    expect(sessionState()).toEqual({ status: 'error', code })
    stop()
  })
})

describe('a session that is open', () => {
  beforeEach(() => enter(ANA))
  const sid = () => {
    const state = sessionState()
    return state.status === 'authenticated' ? state.sid : ''
  }

  it('AUTH-07 is ended at once when it is closed elsewhere', async () => {
    await change(`sesiones_web/${sid()}`, { active: false })
    await sessionIs('signedOut')
    expect(() => sessionUid()).toThrow()
  })

  it('AUTH-05 is told of a changed role or area without signing in again', async () => {
    await change('usuarios/ana', { areas: [doc(owner, OTHER_AREA)], roles: ['ROLE_INSPECTOR'] })
    const heard = async () => (await sessionIs('authenticated')).user.roles[0] === 'ROLE_INSPECTOR'
    await expect.poll(heard, { timeout: 10_000 }).toBe(true)
    expect((await sessionIs('authenticated')).user.areas).toEqual([OTHER_AREA])
  })

  it('AUTH-04 ends when the last area is taken away', async () => {
    await change('usuarios/ana', { areas: [] })
    expect(await sessionIs('error')).toEqual({ status: 'error', code: 'noAreas' })
    await change('usuarios/ana', { areas: [doc(owner, OTHER_AREA)] })
  })

  it('SEC-04 USER-05 ends by itself when it was unused for too long', async () => {
    await change(`sesiones_web/${sid()}`, { vence: new Date(Date.now() - 1000) })
    await sessionIs('signedOut')
  })

  it('USER-05 says that the person was ended, in whichever order the news arrives', async () => {
    const path = `sesiones_web/${sid()}`
    const batch = writeBatch(owner)
    batch.update(doc(owner, 'usuarios/ana'), { baja: true })
    batch.update(doc(owner, path), { active: false, motivo: 'baja' })
    await batch.commit()
    expect(await sessionIs('error')).toEqual({ status: 'error', code: 'ended' })
    await change('usuarios/ana', { baja: false })
  })

  it('AUTH-07 is closed for all tabs by signing out', async () => {
    const mine = sid()
    await signOut()
    await sessionIs('signedOut')
    expect(await read(`sesiones_web/${mine}`)).toMatchObject({ active: false })
  })

  it('AUTH-07 is replaced when another person signs in', async () => {
    const first = sid()
    await signIn('luis@villadelrio.test', PASSWORD)
    await expect.poll(async () => (await sessionIs('authenticated')).user.username).toBe('luis')
    expect(await read(`sesiones_web/${first}`)).toMatchObject({ active: false })
  })
})
