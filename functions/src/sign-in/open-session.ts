import { HttpsError } from 'firebase-functions/v2/https'
import { hiddenAddress } from '../../../src/domain/audit/entry'
import {
  OPEN_SESSION,
  sessionRefusalOf,
  type FactorStep,
  type OpenSessionResponse,
} from '../../../src/domain/calls/open-session'
import { entryRefusal } from '../../../src/domain/user/session-refusal'
import { demandOf, strictest, type FactorDemand } from '../../../src/domain/user/second-factor'
import { roleOf, type User } from '../../../src/domain/user/user'
import { factorEntrance } from './entrance'
import { accounts } from '../platform/admin'
import { actorOfSession, audit, NOBODY, thisHour } from '../platform/audit'
import { recentSignIn, secondsSince, type Caller } from '../platform/caller'
import { notSignedIn, sessionRefused } from '../platform/errors'
import { served } from '../platform/served'
import { idempotencyKey } from '../platform/idempotency'
import { beginSession } from '../session/begin-session'
import { isSingleSignOnOpen } from '../session/switches'
import { refuseUnsoundAccount } from '../session/sound-account'
import { refuseRevoked } from '../session/revocation'
import { staffByEmail, municipalityStatusOf } from '../session/staff'

/** A session is opened right after the password was given; who sets a factor up has time for it. */
const SIGN_IN_SECONDS = 300
export const SET_UP_SECONDS = 1200

/** Whoever may come in, and what the municipality asks of the person. */
export interface Admitted {
  user: User
  demand: FactorDemand
}

/**
 * The member of the staff who gave the password.
 * @throws HttpsError `permission-denied` with details `{ refusal }`
 */
export async function admitted(caller: Caller): Promise<Admitted> {
  if (caller.providerId !== 'password' && !(await isSingleSignOnOpen())) throw sessionRefused('methodOff')
  const user = await staffByEmail(caller.email)
  if (user === 'several') throw sessionRefused('severalUsers')
  const refusal = entryRefusal(user, caller)
  if (!user || refusal) throw sessionRefused(refusal ?? 'noUser')
  const standing = await municipalityStatusOf(user)
  if (standing?.blocked) throw sessionRefused('municipalityDisabled')
  if (standing === null) throw sessionRefused('session')
  return { user, demand: strictest(standing.policies.map((policy) => demandOf(policy, roleOf(user)))) }
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
 * of the payload says who it is. Who has a second factor gives a code of it, and who needs one by now sets it up first
 * (OPS-01): until then there is no session, so no rule and no other function knows the person.
 * @returns what is to be done before, or a token that signs in with the claims `usuario` and `sid`, on which all rules stand
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `resource-exhausted`, or `permission-denied` with
 * details `{ refusal }`
 */
export const openSession = served(
  OPEN_SESSION,
  async (request): Promise<OpenSessionResponse | FactorStep> => {
    const caller = recentSignIn(request, SET_UP_SECONDS)
    const requested = request.checked()
    const person = await admitted(caller).catch((error: unknown) => noteRefusal(caller, error))
    const { username, municipalityPath } = person.user
    await refuseUnsoundAccount(caller)
    const entrance = await factorEntrance({ ...person, caller, asked: requested })
    if ('step' in entrance) return entrance
    const { terms, device } = entrance
    if (!terms.given && secondsSince(caller) > SIGN_IN_SECONDS) throw notSignedIn()
    const sid = await beginSession({ caller, attempt: requested.attempt, username, factor: terms })
    await refuseRevoked(sid)
    await audit(await actorOfSession(sid), { tipo: 'sesion', usuario: username, municipalityPath }, [sid])
    const token = await accounts().createCustomToken(caller.uid, { usuario: username, sid })
    return { token, sid, ...(device !== null && { device }) }
  },
)
