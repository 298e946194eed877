import { FirebaseError } from 'firebase/app'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reachesSite } from '../../lib/reaches-site'
import { toDataError } from '../errors'
import { isRefusal, signInErrorOnLine, toSignInError } from './sign-in-error'

vi.mock('../../lib/reaches-site', () => ({ reachesSite: vi.fn() }))

beforeEach(() => void vi.mocked(reachesSite).mockReset())

const refused = (refusal: unknown) =>
  Object.assign(new FirebaseError('functions/permission-denied', 'no'), { details: { refusal } })

describe('why somebody did not get in', () => {
  it.each(['auth/invalid-credential', 'auth/user-not-found', 'auth/wrong-password', 'auth/invalid-email'])(
    'AUTH-01 %s reads as wrong credentials, also when the data layer wrapped it',
    (code) => {
      const error = new FirebaseError(code, '')
      expect(toSignInError(error).code).toBe('credentials')
      expect(toSignInError(toDataError(error)).code).toBe('credentials')
    },
  )

  it.each(['noUser', 'severalUsers', 'noAreas', 'municipalityDisabled', 'session'])(
    'AUTH-06 the server says %s',
    (refusal) => {
      expect(toSignInError(refused(refusal)).code).toBe(refusal)
    },
  )

  it('AUTH-06 a refusal that is not known is a session error', () => {
    expect(toSignInError(refused('other')).code).toBe('session')
    expect(toSignInError(new Error('bug')).code).toBe('session')
  })

  it.each([
    ['auth/popup-blocked', 'blocked'],
    ['auth/popup-closed-by-user', 'givenUp'],
    ['auth/account-exists-with-different-credential', 'unproven'],
    ['auth/operation-not-allowed', 'methodOff'],
  ])('AUTH-03 %s is told as %s, and a reason that is known already stays', (code, told) => {
    const error = toSignInError(new FirebaseError(code, ''))
    expect(error.code).toBe(told)
    expect(toSignInError(error)).toBe(error)
  })

  it.each([
    new FirebaseError('auth/internal-error', 'Firebase: Error (auth/internal-error).'),
    new FirebaseError('auth/timeout', 'Firebase: Error (auth/timeout).'),
    new TypeError('Failed to fetch dynamically imported module: https://town.gov/provider.js'),
    new TypeError('Importing a module script failed.'),
  ])(
    'AUTH-03 without a network a provider that cannot be reached is told as no network: %s',
    async (error) => {
      vi.mocked(reachesSite).mockResolvedValue(false)
      expect((await signInErrorOnLine(error)).code).toBe('offline')
    },
  )

  it.each(['auth/internal-error', 'auth/timeout'])(
    'AUTH-03 a provider that does not respond is told apart from a lost network: %s',
    async (code) => {
      vi.mocked(reachesSite).mockResolvedValue(true)
      expect((await signInErrorOnLine(new FirebaseError(code, ''))).code).toBe('unreached')
    },
  )

  it('AUTH-03 a device that knows that it has no network asks nobody', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect((await signInErrorOnLine(new FirebaseError('auth/internal-error', ''))).code).toBe('offline')
    expect(reachesSite).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('AUTH-03 no other failure asks for the network', async () => {
    expect((await signInErrorOnLine(new FirebaseError('auth/popup-blocked', ''))).code).toBe('blocked')
    expect(reachesSite).not.toHaveBeenCalled()
  })

  it('AUTH-01 ANS-14 a password that cannot be looked at is no matter of the provider', async () => {
    const error = toDataError(
      new FirebaseError('auth/internal-error', 'Firebase: Error (auth/internal-error).'),
    )
    expect((await signInErrorOnLine(error)).code).toBe('down')
  })

  it('AUTH-01 tells no network and too many tries apart from a refusal', () => {
    expect(toSignInError(new FirebaseError('auth/network-request-failed', '')).code).toBe('offline')
    expect(toSignInError(new FirebaseError('auth/too-many-requests', '')).code).toBe('tooMany')
    expect((['offline', 'tooMany', 'credentials', 'noUser'] as const).filter(isRefusal)).toEqual(['noUser'])
  })
})
