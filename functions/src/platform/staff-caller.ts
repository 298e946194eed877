import type { CallableRequest } from 'firebase-functions/v2/https'
import type { AuditOrigin } from '../../../src/domain/audit/entry'
import { isDocumentId } from '../../../src/domain/document-id'
import { isRecent } from '../../../src/domain/user/second-factor'
import { sessionRefusal } from '../../../src/domain/user/session-refusal'
import { userSchema, type User } from '../../../src/domain/user/user'
import { isOpenSession, webSessionSchema } from '../../../src/domain/user/web-session'
import { sessionPath, userPath } from '../../../src/domain/store-paths'
import { abilityFor, type CallerAbility } from './ability'
import { database } from './admin'
import { decode } from './decode'
import { factorRequired, forbidden, notSignedIn } from './errors'
import { originOf, type WithOrigin } from './origin'
import { FACTOR_AGAIN_MINUTES } from './params'

/** A member of staff who calls, as recorded now. */
export interface StaffCaller {
  user: User
  /** What they may do. */
  ability: CallerAbility
  /** The web session of the call. */
  sid: string
  /** Where the call came from. */
  origin: AuditOrigin
  /** When a code of the second factor was given in this session last (OPS-01). */
  factorAt: Date | null
}

/** The fields of a call that say who calls, and from where. */
export type StaffRequest = Pick<CallableRequest, 'auth'> & WithOrigin

/** A name that can only be that of a document. */
const isName = (value: unknown): value is string => typeof value === 'string' && isDocumentId(value)

/**
 * The member of staff behind a call: claims `usuario` and `sid` of the ID token, an open session of that user, and
 * the user's record as it stands now, so that a changed role, a session that was closed or is over, and an ended user
 * count from the next call (AUTH-05, AUTH-07, SEC-04). Two reads. Nothing of the payload says who it is.
 * @throws HttpsError `unauthenticated` for strangers, citizens and closed sessions, `permission-denied` for a user
 * who may not work here any more
 */
export async function staffCaller(request: StaffRequest): Promise<StaffCaller> {
  const { auth } = request
  const { usuario, sid, citizenId }: Record<string, unknown> = auth?.token ?? {}
  if (!isName(usuario) || !isName(sid) || citizenId !== undefined) throw notSignedIn()
  const [sessionDoc, userDoc] = await database().getAll(
    database().doc(sessionPath(sid)),
    database().doc(userPath(usuario)),
  )
  const session = sessionDoc && decode(webSessionSchema, sessionDoc)
  if (!session || !isOpenSession(session, usuario, new Date())) throw notSignedIn()
  const user = userDoc && decode(userSchema, userDoc, { username: usuario })
  if (!user || sessionRefusal(user)) throw forbidden()
  return { user, ability: abilityFor(user), sid, origin: originOf(request), factorAt: session.factor ?? null }
}

/**
 * Asks for the second factor once more before something that cannot be undone or takes much out (OPS-01): of who has
 * one and gave no code within the minutes of the setting.
 * @throws HttpsError `failed-precondition` with details `{ factor: 'again' }`
 */
export function requireRecentFactor({ user, factorAt }: StaffCaller): void {
  if (user.segundoFactor && !isRecent(factorAt, new Date(), FACTOR_AGAIN_MINUTES.value()))
    throw factorRequired()
}

/**
 * A caller whose role may change forms: the calls of the form editor (§1.6).
 * @throws HttpsError `permission-denied`, and as {@link staffCaller}
 */
export async function formEditor(request: StaffRequest): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('update', 'form')) throw forbidden()
  return caller
}

/**
 * A caller whose role may make answers: the calls of who answers a form (§1.6).
 * @throws HttpsError `permission-denied`, and as {@link staffCaller}
 */
export async function formAnswerer(request: StaffRequest): Promise<StaffCaller> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('create', 'answer')) throw forbidden()
  return caller
}
