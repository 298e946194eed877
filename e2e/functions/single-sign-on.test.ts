import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../functions/src/platform/admin'
import { openSessionResponseSchema } from '../../src/domain/calls/open-session'
import { aUser } from '../../src/testing/builders'
import { addAccount, PASSWORD, signInByPassword, signInByProvider } from './accounts'
import { call } from './calls'
import { beginWorld, hire, read, register } from './world'

const PROVIDER = 'oidc.municipio'
let attempts = 0
const open = (token: string | undefined) =>
  call('openSession', token ?? null, { attempt: `attempt-${String((attempts += 1)).padStart(16, '0')}` })

const addressOf = (name: string) => `${name}@villadelrio.test`
/** What the town hall's provider says of a person whose address it proved. */
const claimsOf = (name: string, more: object = {}) => ({
  sub: `sub-${name}`,
  email: addressOf(name),
  email_verified: true,
  ...more,
})
const tokenOf = async (...claims: Parameters<typeof claimsOf>) =>
  (await signInByProvider(PROVIDER, claimsOf(...claims))).idToken

describe('single sign-on', () => {
  beforeAll(async () => {
    await beginWorld()
    vi.stubEnv('SSO_PROVIDER', PROVIDER)
    await hire('vera', 'ROLE_ADMIN')
  })
  afterEach(() => vi.stubEnv('SSO_PROVIDER', PROVIDER))

  it('AUTH-03 opens the same account and user as the password, and the user record says how the person signed in', async () => {
    await hire('ana', 'ROLE_SUPERVISOR')
    const before = await open(await signInByPassword(addressOf('ana')))
    expect(before.status).toBe('OK')
    expect(await read('usuarios/ana')).toMatchObject({ cuenta: 'uid-ana', providerId: 'password' })
    const { sid } = openSessionResponseSchema.parse((await open(await tokenOf('ana'))).result)
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ active: true, usuario: 'ana', uid: 'uid-ana' })
    expect(await read('usuarios/ana')).toMatchObject({ cuenta: 'uid-ana', providerId: PROVIDER })
    const { uid, providerData } = await accounts().getUserByEmail(addressOf('ana'))
    expect(uid).toBe('uid-ana')
    expect(providerData.map(({ providerId }) => providerId).sort()).toEqual([PROVIDER, 'password'])
  })

  it('AUTH-03 proves the address of an account whose owner never chose a password', async () => {
    await register(aUser('ROLE_INSPECTOR', { username: 'eva', email: addressOf('eva'), cuenta: 'uid-eva' }))
    await addAccount({ uid: 'uid-eva', email: addressOf('eva'), password: PASSWORD, emailVerified: false })
    expect((await open(await tokenOf('eva'))).status).toBe('OK')
    await expect(signInByPassword(addressOf('eva'))).rejects.toThrow('INVALID_PASSWORD')
  })

  it('AUTH-03 SEC-04 gives no session to somebody who is not registered', async () => {
    expect(await open(await tokenOf('nadie'))).toMatchObject({
      status: 'PERMISSION_DENIED',
      refusal: 'noUser',
    })
  })

  it('AUTH-03 SEC-04 opens nothing with an unproven address, whether or not it has an account', async () => {
    await hire('luz', 'ROLE_ADMIN')
    const unproven = { email_verified: false }
    const known = await signInByProvider(PROVIDER, claimsOf('luz', unproven))
    expect(known).toMatchObject({ needConfirmation: true })
    expect(known.idToken).toBeUndefined()
    await register(aUser('ROLE_ADMIN', { username: 'sol', email: addressOf('sol') }))
    expect((await open(await tokenOf('sol', unproven))).status).toBe('UNAUTHENTICATED')
    expect((await open(await signInByPassword(addressOf('luz')))).status).toBe('OK')
  })

  it('AUTH-03 SEC-04 refuses another account that has the address of a user', async () => {
    await register(aUser('ROLE_ADMIN', { username: 'rita', email: addressOf('rita'), cuenta: 'uid-rita' }))
    expect(await open(await tokenOf('rita'))).toMatchObject({ refusal: 'account' })
    expect((await read('usuarios/rita'))?.cuenta).toBe('uid-rita')
  })

  it('AUTH-03 SEC-04 gives whoever takes over another user’s address at the provider only their own account', async () => {
    await hire('pilar', 'ROLE_INSPECTOR')
    await hire('jefa', 'ROLE_ADMIN')
    await tokenOf('pilar')
    const token = await tokenOf('pilar', { email: addressOf('jefa') })
    const { sid } = openSessionResponseSchema.parse((await open(token)).result)
    expect(await read(`sesiones_web/${sid}`)).toMatchObject({ usuario: 'pilar' })
  })

  it.each([
    ['another provider of that kind', 'oidc.otro', PROVIDER],
    ['another provider that the project has on', 'google.com', PROVIDER],
    ['a provider that is no OIDC one, though the setting names it', 'google.com', 'google.com'],
    ['the provider once the setting is empty', PROVIDER, ''],
  ])('AUTH-03 SEC-04 %s opens nothing', async (_what, providerId, setting) => {
    vi.stubEnv('SSO_PROVIDER', setting)
    const { idToken } = await signInByProvider(providerId, claimsOf('vera'))
    expect(idToken).toEqual(expect.any(String))
    expect((await open(idToken)).status).toBe('UNAUTHENTICATED')
  })
})
