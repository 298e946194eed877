import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore'
import { REMOTE_FLAGS_PATH, revokedBefore } from '../../../src/domain/user/remote-flags'
import { webSessionSchema } from '../../../src/domain/user/user'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { sessionRefused } from '../platform/errors'
import { retriedForAnHour } from '../platform/retried'
import { closeSessionsBegunBefore } from './close-sessions'

type FlagsEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined>

/** Revoked sessions are closed as soon as the flag says so (AUTH-08); the rules then know them as closed. */
export async function onFlagsWritten({ time, data }: FlagsEvent): Promise<void> {
  const moment = revokedBefore(data?.after.data())
  if (moment) await retriedForAnHour(time, {}, () => closeSessionsBegunBefore(moment))
}

/**
 * Closes a session again that was begun before the moment of revocation, which may lie ahead (AUTH-08). Looked at when
 * the session stands: a flag that is set later finds it open and closes it.
 * @throws HttpsError `permission-denied` with `{ refusal: 'session' }`
 */
export async function refuseRevoked(sid: string): Promise<void> {
  const session = database().doc(`sesiones_web/${sid}`)
  const [flags, stored] = await database().getAll(database().doc(REMOTE_FLAGS_PATH), session)
  const moment = revokedBefore(flags?.data())
  const begun = stored && decode(webSessionSchema, stored)?.begun
  if (!moment || (begun && begun >= moment)) return
  await session.update({ active: false })
  throw sessionRefused('session')
}
