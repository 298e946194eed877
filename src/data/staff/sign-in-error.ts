import { errorCode, errorDetails } from '../../domain/error-code'
import { SESSION_REFUSALS, type SessionRefusal } from '../../domain/user/session-refusal'
import { sessionRefusalOf } from '../../domain/calls/open-session'
import { reachesSite } from '../../lib/reaches-site'
import { browserIsOffline, toDataError } from '../errors'

/**
 * Besides the server's refusals: `unproven` the provider does not prove the address, `blocked` the browser opened no page
 * of it, `givenUp` the person closed that page, `unreached` it does not respond although this device has a network.
 */
export type SignInErrorCode =
  | 'credentials'
  | 'tooMany'
  | 'offline'
  | 'slow'
  | 'down'
  | 'unproven'
  | 'unreached'
  | 'blocked'
  | 'givenUp'
  | SessionRefusal

/** Why somebody did not get in; the interface has a message for each code (AUTH-01, §1.8). */
export class SignInError extends Error {
  override readonly name = 'SignInError'

  constructor(
    readonly code: SignInErrorCode,
    cause: unknown,
  ) {
    super(code, { cause })
  }
}

/** An unknown address and a wrong password read alike, so that nobody learns who has an account. */
const WRONG = [
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/user-not-found',
  'auth/invalid-email',
  'auth/missing-email',
  'auth/missing-password',
  'auth/user-disabled',
]
/** Failures of signing in by the provider (AUTH-03). */
const BY_PROVIDER: Partial<Record<string, SignInErrorCode>> = {
  'auth/account-exists-with-different-credential': 'unproven',
  'auth/popup-blocked': 'blocked',
  'auth/operation-not-supported-in-this-environment': 'blocked',
  'auth/popup-closed-by-user': 'givenUp',
  'auth/cancelled-popup-request': 'givenUp',
  'auth/user-cancelled': 'givenUp',
  'auth/operation-not-allowed': 'methodOff',
}
/** What the SDK says when the provider's page did not load. */
const UNREACHED = ['auth/internal-error', 'auth/timeout']
/** What browsers say when the code that opens that page did not load; they have no code for it. */
const NOT_LOADED = /dynamically imported module|importing a module script/i
const TOO_MANY = ['auth/too-many-requests', 'functions/resource-exhausted']

/** Any failure of signing in as a SignInError. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  const refusal = sessionRefusalOf(errorDetails(error))
  if (refusal) return new SignInError(refusal, error)
  const code = String(errorCode(error))
  // within() has wrapped the SDK's error.
  const inner = String(errorCode(error instanceof Error ? error.cause : null))
  if ([code, inner].some((one) => WRONG.includes(one))) return new SignInError('credentials', error)
  if ([code, inner].some((one) => TOO_MANY.includes(one))) return new SignInError('tooMany', error)
  const byProvider = BY_PROVIDER[code]
  if (byProvider) return new SignInError(byProvider, error)
  if (UNREACHED.includes(code)) return new SignInError('unreached', error)
  if (NOT_LOADED.test(String(error))) return new SignInError('offline', error)
  // What the SDK says when its service answers with nothing that it knows, as while it is down.
  if (inner === 'auth/internal-error') return new SignInError('down', error)
  const failure = toDataError(error)
  if (failure.code === 'offline' || failure.code === 'down') return new SignInError(failure.code, error)
  return new SignInError(failure.code === 'timeout' ? 'slow' : 'session', error)
}

/** The same, with `unreached` only where this device has a network: the page's own server is asked. */
export async function signInErrorOnLine(error: unknown): Promise<SignInError> {
  const failure = toSignInError(error)
  if (failure.code !== 'unreached') return failure
  const hasNetwork = !browserIsOffline() && (await reachesSite())
  return hasNetwork ? failure : new SignInError('offline', failure.cause)
}

/** Codes with which the server refuses; the others leave the login form as it is. */
export const isRefusal = (code: SignInErrorCode): code is SessionRefusal =>
  SESSION_REFUSALS.some((one) => one === code)
