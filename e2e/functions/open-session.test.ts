import { doc, getDoc, initializeFirestore, connectFirestoreEmulator } from 'firebase/firestore/lite'
import { initializeApp } from 'firebase/app'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginSession } from '../../functions/src/session/begin-session'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { aUser } from '../../src/testing/builders'
import { tokenOf } from '../rules/people'
import { HOST, PROJECT_ID, stackPorts } from '../stack/ports'
import {
  addAccount,
  customToken,
  PASSWORD,
  signInAnonymously,
  signInByPassword,
  signInByToken,
} from './accounts'
import { call } from './calls'
import {
  beginWorld,
  BLOCKED_MUNICIPALITY,
  change,
  hire,
  read,
  register,
  MUNICIPALITY_OF_BLOCKED_COUNTRY,
} from './world'

let attempts = 0
const newAttempt = () => `attempt-${String((attempts += 1)).padStart(16, '0')}`

const open = (token: string | null, data: unknown = { attempt: newAttempt() }) =>
  call('openSession', token, data)

async function opened(token: string, attempt = newAttempt()) {
  const { result } = await open(token, { attempt })
  return openSessionResponseSchema.parse(result)
}

/** A token as the auth service would make it for a password sign-in just now. */
const freshToken = (claims: object) =>
  tokenOf(
    'uid-made',
    {
      email: 'made@villadelrio.test',
      email_verified: true,
      auth_time: Math.floor(Date.now() / 1000),
      firebase: { sign_in_provider: 'password', identities: {} },
      ...claims,
    },
    PROJECT_ID,
  )

/** Whether somebody with this session's claims gets through the rules to a user's record. */
async function mayRead(idToken: string, path: string): Promise<boolean> {
  const store = initializeFirestore(initializeApp({ projectId: PROJECT_ID }, newAttempt()), {})
  connectFirestoreEmulator(store, HOST, stackPorts().firestore, { mockUserToken: idToken })
  return getDoc(doc(store, path)).then(
    () => true,
    () => false,
  )
}

beforeAll(async () => {
  await beginWorld()
  await hire('ana', 'ROLE_SUPERVISOR')
  await hire('made', 'ROLE_SUPERVISOR')
})

describe('a session that is opened', () => {
  it('AUTH-07 AUTH-12 gives a member of the staff a record, the last access and a token with claims', async () => {
    const before = Date.now()
    const { token, sid } = await opened(await signInByPassword('ana@villadelrio.test'))
    const session = await read(`sesiones_web/${sid}`)
    expect(session).toMatchObject({ active: true, usuario: 'ana' })
    expect(session?.begun.toMillis()).toBeGreaterThanOrEqual(before)
    expect((await read('usuarios/ana'))?.ultimoAcceso.toMillis()).toBeGreaterThanOrEqual(before)
    const idToken = await signInByToken(token)
    expect(JSON.parse(Buffer.from(String(idToken.split('.')[1]), 'base64url').toString())).toMatchObject({
      sub: 'uid-ana',
      usuario: 'ana',
      sid,
    })
  })

  it('AUTH-07 lets its claims pass the rules as long as it is active', async () => {
    const { token, sid } = await opened(await signInByPassword('ana@villadelrio.test'))
    const idToken = await signInByToken(token)
    expect(await mayRead(idToken, 'usuarios/ana')).toBe(true)
    expect(await mayRead(idToken, 'usuarios/made')).toBe(false)
    await change(`sesiones_web/${sid}`, { active: false })
    expect(await mayRead(idToken, 'usuarios/ana')).toBe(false)
  })

  it('AUTH-07 is independent of a second one', async () => {
    const signedIn = await signInByPassword('ana@villadelrio.test')
    const [first, second] = [await opened(signedIn), await opened(signedIn)]
    expect(second.sid).not.toBe(first.sid)
    await change(`sesiones_web/${first.sid}`, { active: false })
    expect(await read(`sesiones_web/${second.sid}`)).toMatchObject({ active: true })
    expect(await mayRead(await signInByToken(second.token), 'usuarios/ana')).toBe(true)
  })

  it('AUTH-07 is the same for a repeated attempt', async () => {
    const token = freshToken({})
    const attempt = newAttempt()
    expect((await opened(token, attempt)).sid).toBe((await opened(token, attempt)).sid)
  })

  it('AUTH-07 is one for ten repeats at once; ten attempts are ten sessions', async () => {
    // The emulator would start a process for each call: the session is begun here, in one.
    const origin = { red: '', dispositivo: '' }
    const caller = {
      uid: 'uid-made',
      email: 'made@villadelrio.test',
      providerId: 'password',
      signedInAt: 1,
      origin,
    }
    const begun = (all: string[]) =>
      Promise.all(all.map((attempt) => beginSession({ caller, attempt, username: 'made' }))).then(
        (sids) => new Set(sids),
      )
    expect((await begun(Array(10).fill(newAttempt()))).size).toBe(1)
    expect((await begun(Array.from({ length: 5 }, newAttempt))).size).toBe(5)
  })

  it('AUTH-04 is found by the address in whatever case it was typed', async () => {
    expect((await open(freshToken({ email: 'MADE@VillaDelRio.test' }))).status).toBe('OK')
  })
})

describe('a session is refused to a person', () => {
  it('AUTH-04 who is not registered, or whose address is registered twice', async () => {
    await addAccount({ uid: 'uid-nadie', email: 'nadie@villadelrio.test', password: PASSWORD })
    const nobody = await open(await signInByPassword('nadie@villadelrio.test'))
    expect(nobody).toMatchObject({ status: 'PERMISSION_DENIED', refusal: 'noUser' })
    await hire('doble.uno', 'ROLE_ADMIN', { email: 'doble@villadelrio.test' })
    await register(aUser('ROLE_ADMIN', { username: 'doble.dos', email: 'doble@villadelrio.test' }))
    const double = await signInByPassword('doble@villadelrio.test')
    expect(await open(double)).toMatchObject({ status: 'PERMISSION_DENIED', refusal: 'severalUsers' })
    await change('usuarios/doble.dos', { email: 'otra@villadelrio.test' })
    const { sid } = await opened(double)
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ usuario: 'doble.uno' })
  })

  it('AUTH-04 who has no areas', async () => {
    await hire('sinareas', 'ROLE_SUPERVISOR', { areas: [] })
    expect(await open(await signInByPassword('sinareas@villadelrio.test'))).toMatchObject({
      refusal: 'noAreas',
    })
  })

  it('AUTH-05 whose first role is unknown, even if the second is known', async () => {
    await hire('raro', 'ROLE_ADMIN', { roles: ['ROLE_ROOT', 'ROLE_ADMIN'] })
    expect(await open(await signInByPassword('raro@villadelrio.test'))).toMatchObject({ refusal: 'session' })
  })

  it('AUTH-11 whose municipality or country is blocked, by record or by area', async () => {
    const places = [BLOCKED_MUNICIPALITY, MUNICIPALITY_OF_BLOCKED_COUNTRY]
    for (const [index, municipalityPath] of places.entries()) {
      const areas = [`${municipalityPath}/areas_municipales/general`]
      await hire(`bloqueado${index}`, 'ROLE_SUPERVISOR', { municipalityPath, areas })
      await hire(`mudado${index}`, 'ROLE_SUPERVISOR', { areas })
      for (const name of ['bloqueado', 'mudado']) {
        const signedIn = await signInByPassword(`${name}${index}@villadelrio.test`)
        expect(await open(signedIn)).toMatchObject({ refusal: 'municipalityDisabled' })
      }
    }
  })

  it('AUTH-04 whose municipality does not exist', async () => {
    await hire('perdida', 'ROLE_SUPERVISOR', { municipalityPath: 'paises/ar' })
    expect(await open(await signInByPassword('perdida@villadelrio.test'))).toMatchObject({
      refusal: 'session',
    })
  })

  it('AUTH-07 whose session was closed and who repeats the request that opened it', async () => {
    const signedIn = await signInByPassword('ana@villadelrio.test')
    const attempt = newAttempt()
    const { sid } = await opened(signedIn, attempt)
    await change(`sesiones_web/${sid}`, { active: false })
    expect(await open(signedIn, { attempt })).toMatchObject({ refusal: 'session' })
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ active: false })
  })
})

describe('trying to get in another way', () => {
  it.each([
    ['nobody', () => null],
    ['an anonymous visitor', () => signInAnonymously()],
    ['a citizen', () => signInByToken(customToken('uid-c', { citizenId: 'c1', municipio: 'm' }))],
    ['an address that nobody proved', () => freshToken({ email_verified: false })],
    ['an account without address', () => freshToken({ email: undefined })],
    [
      'a password given six minutes ago',
      () => freshToken({ auth_time: Math.floor(Date.now() / 1000) - 360 }),
    ],
    [
      'the token of a session',
      () => freshToken({ firebase: { sign_in_provider: 'custom', identities: {} } }),
    ],
    ['a citizen with the address of staff', () => freshToken({ citizenId: 'c1' })],
  ])('AUTH-04 %s', async (_who, token) => {
    expect((await open(await token())).status).toBe('UNAUTHENTICATED')
  })

  it('AUTH-07 the token of a closed session opens no new one', async () => {
    const { token } = await opened(await signInByPassword('ana@villadelrio.test'))
    expect((await open(await signInByToken(token))).status).toBe('UNAUTHENTICATED')
  })

  it.each([
    ['another user', { attempt: 'attempt-0000000000000000', usuario: 'root' }],
    ['a session id', { attempt: 'attempt-0000000000000000', sid: 'mine' }],
    ['no attempt', {}],
    ['nothing', null],
    ['an attempt that is a path', { attempt: '../../usuarios/ana/x' }],
    ['an attempt that is no text', { attempt: { toString: 'x' } }],
    ['a very long attempt', { attempt: 'a'.repeat(10_000) }],
  ])('AUTH-04 a request with %s', async (_what, data) => {
    expect((await open(freshToken({}), data)).status).toBe('INVALID_ARGUMENT')
  })

  it('AUTH-07 a program that opens many sessions is stopped', async () => {
    await hire('robot', 'ROLE_INSPECTOR')
    const signedIn = await signInByPassword('robot@villadelrio.test')
    const statuses: string[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await open(signedIn)).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill('OK'))
    expect(statuses[30]).toBe('RESOURCE_EXHAUSTED')
    expect((await open(freshToken({}))).status).toBe('OK')
  })
})
