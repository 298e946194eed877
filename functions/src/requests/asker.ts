import type { CallableRequest } from 'firebase-functions/v2/https'
import { requestPath } from '../../../src/domain/store-paths'
import { accessRequestSchema, type AccessRequest } from '../../../src/domain/user/access-request'
import { database } from '../platform/admin'
import { recentSignIn, type Caller } from '../platform/caller'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import type { WithOrigin } from '../platform/origin'
import { isSingleSignOnOpen } from '../session/switches'
import { refuseUnsoundAccount } from '../session/sound-account'
import { staffByEmail } from '../session/staff'
import { cutText } from '../../../src/domain/text/cut'

/** A request takes a while to be written. */
const SIGN_IN_SECONDS = 3600

/** Whoever the town hall's provider named and no user is: who may ask for one. */
export interface Asker extends Caller {
  /** As the provider calls the person. */
  name: string
}

const MAX_NAME = 200

/**
 * Who asks for a user (USER-06): signed in by the provider within the hour, with a proven address that no member of the
 * staff has. A password proves no belonging to the town hall. Nothing of the payload says who it is.
 * @throws HttpsError `unauthenticated`; `permission-denied` for who has a user, also an ended one
 */
export async function asker(request: Pick<CallableRequest, 'auth'> & WithOrigin): Promise<Asker> {
  const caller = recentSignIn(request, SIGN_IN_SECONDS)
  if (caller.providerId === 'password' || !(await isSingleSignOnOpen())) throw forbidden()
  await refuseUnsoundAccount(caller)
  if ((await staffByEmail(caller.email)) !== null) throw forbidden()
  const { name }: Record<string, unknown> = request.auth?.token ?? {}
  return { ...caller, name: typeof name === 'string' ? cutText(name, MAX_NAME) : '' }
}

/** The request of an account; null when it never asked. */
export async function requestOf(uid: string): Promise<AccessRequest | null> {
  return decode(accessRequestSchema, await database().doc(requestPath(uid)).get(), { id: uid })
}
