import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { CLOSE_SESSIONS, type CloseSessionsResponse } from '../../../src/domain/calls/sessions'
import { AUDIT, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { openSessionsOf, rightsOf } from './rights'

/** The first second in which a password may be given that opens a session again. */
function nextEntrance(closed: readonly QueryDocumentSnapshot[]): Timestamp {
  const used = closed.map((session) => Number(session.get('ingreso') ?? 0))
  return new Timestamp(Math.max(Timestamp.now().seconds, ...used.map((second) => second + 1)), 0)
}

/** People may close their own sessions; only administrators may close those of others (USER-05). */
function refuseStrangers({ user, ability }: StaffCaller, username: string): void {
  if (username !== user.username && ability.cannot('manage', 'user')) throw forbidden()
}

/**
 * Closes one session of a person, or all but the one that asks: whoever has it is out at the next request (AUTH-07),
 * and a password that was given before opens no other one (SEC-04). A repeated call closes nothing more.
 * @returns how many were open
 * @throws HttpsError `invalid-argument`, `permission-denied`, and as {@link staffCaller}
 */
export const closeSessions = served(CLOSE_SESSIONS, async (request): Promise<CloseSessionsResponse> => {
  const caller = await staffCaller(request)
  const { username, sid } = request.checked()
  refuseStrangers(caller, username)
  const userRef = database().doc(userPath(username))
  return inTransaction(async (tx) => {
    const user = await tx.get(userRef)
    const { docs } = await tx.get(openSessionsOf(username))
    const closed = docs.filter(({ id }) => (sid === undefined ? id !== caller.sid : id === sid))
    for (const { ref } of closed) tx.update(ref, { active: false, motivo: 'cerrada' })
    if (closed.length > 0) {
      const { municipalityPath } = rightsOf(username, user.data())
      const about = { usuario: username, municipalityPath, cantidad: closed.length }
      const note = { tipo: 'sesionCerrada', ...about } as const
      tx.create(database().collection(AUDIT).doc(), auditDocument(actorOf(caller), note))
      if (user.exists) tx.update(userRef, { ingresosDesde: nextEntrance(closed) })
    }
    return { closed: closed.length }
  })
})
