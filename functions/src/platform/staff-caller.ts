import type { CallableRequest } from 'firebase-functions/v2/https'
import { roleCan } from '../../../src/domain/access/permissions'
import type { Role } from '../../../src/domain/access/roles'
import { sessionRefusal } from '../../../src/domain/user/session-refusal'
import { roleOf, userSchema, webSessionSchema, type User } from '../../../src/domain/user/user'
import { database } from './admin'
import { decode } from './decode'
import { forbidden, notSignedIn } from './errors'

/** A member of staff who calls, as recorded now. */
export interface StaffCaller {
  user: User
  role: Role
}

/** A name that can only be that of a document. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[^/]{1,200}$/.test(value)

/**
 * The member of staff behind a call: claims `usuario` and `sid` of the ID token, an open session of that user, and
 * the user's record as it stands now, so that a changed role or a closed session counts from the next call
 * (AUTH-05, AUTH-07). Two reads. Nothing of the payload says who it is.
 * @throws HttpsError `unauthenticated` for strangers, citizens and closed sessions, `permission-denied` for a user
 * who may not work here any more
 */
export async function staffCaller({ auth }: Pick<CallableRequest, 'auth'>): Promise<StaffCaller> {
  const { usuario, sid, citizenId }: Record<string, unknown> = auth?.token ?? {}
  if (!isName(usuario) || !isName(sid) || citizenId !== undefined) throw notSignedIn()
  const [sessionDoc, userDoc] = await database().getAll(
    database().doc(`sesiones_web/${sid}`),
    database().doc(`usuarios/${usuario}`),
  )
  const session = sessionDoc && decode(webSessionSchema, sessionDoc)
  if (!session?.active || session.usuario !== usuario) throw notSignedIn()
  const user = userDoc && decode(userSchema, userDoc, { username: usuario })
  const role = user && roleOf(user)
  if (!user || !role || sessionRefusal(user)) throw forbidden()
  return { user, role }
}

/**
 * A caller whose role may change forms: the calls of the form editor (§1.6).
 * @throws HttpsError `permission-denied`, and as {@link staffCaller}
 */
export async function formEditor(request: Pick<CallableRequest, 'auth'>): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (!roleCan(caller.role, 'update', 'form')) throw forbidden()
  return caller
}

/**
 * A caller whose role may make answers: the calls of who answers a form (§1.6).
 * @throws HttpsError `permission-denied`, and as {@link staffCaller}
 */
export async function formAnswerer(request: Pick<CallableRequest, 'auth'>): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (!roleCan(caller.role, 'create', 'answer')) throw forbidden()
  return caller
}
