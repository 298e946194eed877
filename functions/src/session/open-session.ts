import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import { hiddenAddress } from '../../../src/domain/audit/entry'
import {
  openSessionRequestSchema,
  sessionRefusalOf,
  type OpenSessionResponse,
} from '../../../src/domain/calls/open-session'
import { entryRefusal } from '../../../src/domain/user/session-refusal'
import type { User } from '../../../src/domain/user/user'
import { accountById, stillCounts } from '../platform/account'
import { accounts } from '../platform/admin'
import { actorOfSession, audit, NOBODY, thisHour } from '../platform/audit'
import { recentSignIn, type Caller } from '../platform/caller'
import { notSignedIn, sessionRefused } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { idempotencyKey } from '../platform/idempotency'
import type { WithOrigin } from '../platform/origin'
import { beginSession } from './begin-session'
import { isSingleSignOnOpen } from './switches'
import { refuseRevoked } from './revocation'
import { isBlocked, staffByEmail } from './staff'

/** A session is opened right after the password was given. */
const SIGN_IN_SECONDS = 300

/** What the token says was so when it was made: the account as it is now has to say the same (SEC-04). */
export async function refuseUnsoundAccount({ uid, email, signedInAt }: Caller): Promise<void> {
  const account = await accountById(uid)
  const isProven = account?.emailVerified === true && account.email?.toLowerCase() === email
  if (!isProven || !stillCounts(account, signedInAt)) throw notSignedIn()
}

async function admitted(caller: Caller): Promise<User> {
  if (caller.providerId !== 'password' && !(await isSingleSignOnOpen())) throw sessionRefused('methodOff')
  const user = await staffByEmail(caller.email)
  if (user === 'several') throw sessionRefused('severalUsers')
  const refusal = entryRefusal(user, caller)
  if (!user || refusal) throw sessionRefused(refusal ?? 'noUser')
  const blocked = await isBlocked(user)
  if (blocked) throw sessionRefused('municipalityDisabled')
  if (blocked === null) throw sessionRefused('session')
  return user
}

/** Refusals that leave an entry in an hour, for each reason: a flood of them fills no trail. */
const REFUSALS_AN_HOUR = 64

/** One of so many places, the same for the same account. */
const placeOf = (uid: string): number =>
  Number.parseInt(idempotencyKey(uid).slice(0, 8), 16) % REFUSALS_AN_HOUR

/** Notes who was refused and why (SEC-06), and refuses. */
async function noteRefusal({ uid, email, origin }: Caller, error: unknown): Promise<never> {
  const refusal = error instanceof HttpsError ? sessionRefusalOf(error.details) : null
  if (refusal) {
    const note = { tipo: 'sesionRechazada', usuario: hiddenAddress(email), motivo: refusal } as const
    await audit({ ...NOBODY, origen: origin }, note, [refusal, placeOf(uid), thisHour()])
  }
  throw error
}

/**
 * Opens a web session for a member of staff who just signed in: registered under the token's verified address,
 * with an area and a valid first role (AUTH-04, AUTH-05), of a municipality that is not blocked (AUTH-11), not revoked
 * (AUTH-08) and not ended (USER-05), with the account that was given to the person and still counts (SEC-04). Nothing
 * of the payload says who it is.
 * @returns a token that signs in with the claims `usuario` and `sid`, on which all rules stand
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `resource-exhausted`, or `permission-denied` with
 * details `{ refusal }`
 */
export async function openSession(
  request: Pick<CallableRequest, 'auth' | 'data'> & WithOrigin,
): Promise<OpenSessionResponse> {
  const caller = recentSignIn(request, SIGN_IN_SECONDS)
  const asked = checkedRequest(openSessionRequestSchema, request.data)
  const { username, municipalityPath } = await admitted(caller).catch((error: unknown) =>
    noteRefusal(caller, error),
  )
  await refuseUnsoundAccount(caller)
  const sid = await beginSession({ caller, attempt: asked.attempt, username })
  await refuseRevoked(sid)
  await audit(await actorOfSession(sid), { tipo: 'sesion', usuario: username, municipalityPath }, [sid])
  return { token: await accounts().createCustomToken(caller.uid, { usuario: username, sid }), sid }
}
