import type { CallableRequest } from 'firebase-functions/v2/https'
import { openSessionRequestSchema, type OpenSessionResponse } from '../../../src/domain/calls/open-session'
import { sessionRefusal } from '../../../src/domain/user/session-refusal'
import type { User } from '../../../src/domain/user/user'
import { accounts } from '../platform/admin'
import { recentSignIn } from '../platform/caller'
import { badRequest, sessionRefused } from '../platform/errors'
import { beginSession } from './begin-session'
import { refuseRevoked } from './revocation'
import { isBlocked, staffByEmail } from './staff'

/** A session is opened right after the password was given. */
const SIGN_IN_SECONDS = 300

async function admitted(email: string): Promise<User> {
  const user = await staffByEmail(email)
  if (user === 'several') throw sessionRefused('severalUsers')
  const refusal = sessionRefusal(user)
  if (!user || refusal) throw sessionRefused(refusal ?? 'noUser')
  const blocked = await isBlocked(user)
  if (blocked) throw sessionRefused('municipalityDisabled')
  if (blocked === null) throw sessionRefused('session')
  return user
}

/**
 * Opens a web session for a member of staff who just signed in: registered under the token's verified address,
 * with an area and a valid first role (AUTH-04, AUTH-05), of a municipality that is not blocked (AUTH-11),
 * and not revoked (AUTH-08). Nothing of the payload says who it is.
 * @returns a token that signs in with the claims `usuario` and `sid`, on which all rules stand
 * @throws HttpsError `unauthenticated`, `invalid-argument`, `resource-exhausted`, or `permission-denied` with
 * details `{ refusal }`
 */
export async function openSession(
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<OpenSessionResponse> {
  const caller = recentSignIn(request, SIGN_IN_SECONDS)
  const asked = openSessionRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { username } = await admitted(caller.email)
  const sid = await beginSession(caller, asked.data.attempt, username)
  await refuseRevoked(sid)
  return { token: await accounts().createCustomToken(caller.uid, { usuario: username, sid }), sid }
}
