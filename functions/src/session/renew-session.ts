import { Timestamp } from 'firebase-admin/firestore'
import { RENEW_SESSION } from '../../../src/domain/calls/sessions'
import { expiryOf, isOpenSession, webSessionSchema } from '../../../src/domain/user/web-session'
import { sessionPath } from '../../../src/domain/store-paths'
import { accountById, stillCounts } from '../platform/account'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { decode } from '../platform/decode'
import { notSignedIn } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { sessionLifetime } from './lifetime'
import { factorDemandOf } from './staff'

/**
 * Notes that the caller's session is used, so that it lasts on (USER-05). Also looks whether the account still counts,
 * which rules cannot: a session of one that was disabled or revoked in the console is closed here (SEC-04).
 * @throws HttpsError `unauthenticated` when the session is over, `invalid-argument`, and as {@link staffCaller}
 */
export const renewSession = served(RENEW_SESSION, async (request): Promise<Record<string, never>> => {
  request.checked()
  const { user, sid, origin } = await staffCaller(request)
  const { uid = '', token } = request.auth ?? {}
  const ref = database().doc(sessionPath(sid))
  const account = await accountById(uid)
  if (!stillCounts(account, token?.auth_time ?? 0)) {
    // A new password ends what was opened with the old one, and nobody's work here.
    await ref.update({ active: false, motivo: account?.disabled === false ? 'cerrada' : 'baja' })
    throw notSignedIn()
  }
  // Also where it was opened in the very moment in which the municipality asked for a factor (OPS-01).
  const { from } = await factorDemandOf(user)
  await inTransaction(async (tx) => {
    const session = decode(webSessionSchema, await tx.get(ref))
    const now = new Date()
    // Closed since it was looked at: nothing opens it again.
    if (!session?.begun || !isOpenSession(session, user.username, now)) throw notSignedIn()
    const until = session.conFactor === true ? null : from
    const vence = Timestamp.fromDate(expiryOf(session.begun, now, sessionLifetime(), until))
    tx.update(ref, { sinFactorHasta: until, usada: Timestamp.fromDate(now), vence, origen: origin })
  })
  return {}
})
