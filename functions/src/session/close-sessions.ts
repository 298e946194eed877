import type { Query } from 'firebase-admin/firestore'
import type { ClosedBecause } from '../../../src/domain/user/web-session'
import { SESSIONS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** Most sessions closed in one commit, and most names that one query takes. */
const AT_ONCE = 400
const NAMES_AT_ONCE = 30

const openSessions = (): Query => database().collection(SESSIONS).where('active', '==', true)

/** Closes what the query finds, until it finds nothing more: whoever has such a session is out at once (AUTH-07). */
async function closeAll(sessions: Query, change: { active: false; motivo?: ClosedBecause }): Promise<void> {
  for (;;) {
    const { docs } = await sessions.limit(AT_ONCE).select().get()
    if (docs.length === 0) return
    const batch = database().batch()
    for (const { ref } of docs) batch.update(ref, change)
    await batch.commit()
  }
}

/** Closes every session that was begun before that moment (AUTH-08). */
export const closeSessionsBegunBefore = (moment: Date): Promise<void> =>
  closeAll(openSessions().where('begun', '<', moment), { active: false })

/** Closes what one person has open, however much it is. */
export const closeSessionsOf = (username: string, motivo: ClosedBecause): Promise<void> =>
  closeAll(openSessions().where('usuario', '==', username), { active: false, motivo })

/** Closes the sessions that were used last too long ago, or began too long ago: `vence` has passed (USER-05). */
export const closeSessionsOver = (now: Date): Promise<void> =>
  closeAll(openSessions().where('vence', '<=', now), { active: false })

/** Closes the sessions of these members of staff because their municipality is blocked now (AUTH-11). */
export async function closeSessionsOfMunicipality(staff: Query): Promise<void> {
  const { docs } = await staff.select().get()
  for (let start = 0; start < docs.length; start += NAMES_AT_ONCE) {
    const names = docs.slice(start, start + NAMES_AT_ONCE).map(({ id }) => id)
    await closeAll(openSessions().where('usuario', 'in', names), { active: false, motivo: 'municipio' })
  }
}
