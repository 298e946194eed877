import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { switchesOf } from '../../../src/domain/user/remote-switches'
import { webSessionSchema } from '../../../src/domain/user/web-session'
import { sessionPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { sessionRefused } from '../platform/errors'
import { rethrowForAnHour } from '../platform/rethrow-for-an-hour'
import type { WrittenEvent } from '../platform/on-written'
import { closeSessionsBegunBefore } from './close-sessions'
import { readSwitches } from './switches'
import { remoteConfig } from './remote-config'

/** Revoked sessions are closed as soon as the switch is set (AUTH-08); the rules then know them as closed. */
export async function onSwitchesWritten({ time, data }: WrittenEvent): Promise<void> {
  const { revokedBefore } = switchesOf(await remoteConfig(), data?.after.data())
  if (revokedBefore) await rethrowForAnHour(time, {}, () => closeSessionsBegunBefore(revokedBefore))
}

/** The same when Remote Config was changed, for projects that keep the switch there. */
export async function onRemoteConfigUpdated({ time }: { time: string }): Promise<void> {
  await rethrowForAnHour(time, {}, async () => {
    const { revokedBefore } = await readSwitches(true)
    if (revokedBefore) await closeSessionsBegunBefore(revokedBefore)
  })
}

/** Whether a session began since then, with a password given since then: to the second, as tokens know it. */
function isSince(moment: Date, stored: DocumentSnapshot): boolean {
  const begun = decode(webSessionSchema, stored)?.begun
  const entered: unknown = stored.get('ingreso')
  const isLate = typeof entered !== 'number' || (entered + 1) * 1000 > moment.getTime()
  return begun instanceof Date && begun >= moment && isLate
}

/**
 * Closes a session again that was begun before the moment of revocation, which may lie ahead (AUTH-08). Looked at when
 * the session stands: a switch that is set later finds it open and closes it.
 * @throws HttpsError `permission-denied` with `{ refusal: 'session' }`
 */
export async function refuseRevoked(sid: string): Promise<void> {
  const session = database().doc(sessionPath(sid))
  const [{ revokedBefore }, stored] = await Promise.all([readSwitches(), session.get()])
  if (!revokedBefore || isSince(revokedBefore, stored)) return
  await session.update({ active: false })
  throw sessionRefused('session')
}
