import type { CallableRequest } from 'firebase-functions/v2/https'
import type { AuditOrigin } from '../../../src/domain/audit/entry'
import { notSignedIn } from './errors'
import { originOf, type WithOrigin } from './origin'
import { SSO_PROVIDER } from './params'

/** The account behind a call, proven by its ID token alone. */
export interface Caller {
  uid: string
  /** Lowercase; the account's owner proved that the address is theirs. */
  email: string
  /** How the person signed in: `password`, or the id of the town hall's own provider (AUTH-03). */
  providerId: string
  /** When the person gave the password, in seconds. */
  signedInAt: number
  /** Where the call came from. */
  origin: AuditOrigin
}

/**
 * Whether a person of the staff may sign in this way: by password, or by the one provider of the setting. Not by another
 * one that the project has on, not as an anonymous visitor, not with a token that a session was opened for.
 */
const isForStaff = (providerId: string): boolean =>
  providerId === 'password' || (providerId.startsWith('oidc.') && providerId === SSO_PROVIDER.value())

/** Seconds since the password was given. */
export const secondsSince = ({ signedInAt }: Pick<Caller, 'signedInAt'>): number =>
  Date.now() / 1000 - signedInAt

/**
 * Whoever signed in as a person within the last `seconds`. A session's own token does not count: somebody who
 * was thrown out has to give the password again.
 * @throws HttpsError `unauthenticated`
 */
export function recentSignIn(request: Pick<CallableRequest, 'auth'> & WithOrigin, seconds: number): Caller {
  const { auth } = request
  if (!auth) throw notSignedIn()
  const { email, email_verified: verified, firebase, auth_time: signedInAt, citizenId } = auth.token
  const { sign_in_provider: providerId } = firebase
  const isPerson = isForStaff(providerId) && citizenId === undefined
  const isRecent = secondsSince({ signedInAt }) <= seconds
  if (!email || verified !== true || !isPerson || !isRecent) throw notSignedIn()
  return { uid: auth.uid, email: email.toLowerCase(), providerId, signedInAt, origin: originOf(request) }
}
