import type { CallableRequest } from 'firebase-functions/v2/https'
import type { AuditOrigin } from '../../../src/domain/audit/entry'
import { notSignedIn } from './errors'
import { originOf, type WithOrigin } from './origin'

/** The account behind a call, proven by its ID token alone. */
export interface Caller {
  uid: string
  /** Lowercase; the account's owner proved that the address is theirs. */
  email: string
  /** When the person gave the password, in seconds. */
  signedInAt: number
  /** Where the call came from. */
  origin: AuditOrigin
}

/** Accounts without a person of the staff behind them, and tokens that a session was already opened for. */
const REFUSED_PROVIDERS = ['anonymous', 'custom']

/**
 * Whoever signed in as a person within the last `seconds`. A session's own token does not count: somebody who
 * was thrown out has to give the password again.
 * @throws HttpsError `unauthenticated`
 */
export function recentSignIn(request: Pick<CallableRequest, 'auth'> & WithOrigin, seconds: number): Caller {
  const { auth } = request
  if (!auth) throw notSignedIn()
  const { email, email_verified: verified, firebase, auth_time: signedInAt, citizenId } = auth.token
  const isPerson = !REFUSED_PROVIDERS.includes(firebase.sign_in_provider) && citizenId === undefined
  const isRecent = Date.now() / 1000 - signedInAt <= seconds
  if (!email || verified !== true || !isPerson || !isRecent) throw notSignedIn()
  return { uid: auth.uid, email: email.toLowerCase(), signedInAt, origin: originOf(request) }
}
