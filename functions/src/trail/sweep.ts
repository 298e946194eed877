import { AUDIT } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { auditDays } from '../platform/audit'

const DAY_MS = 24 * 60 * 60 * 1000

/** How much one sweep removes; the next one goes on from there. */
interface Measure {
  commits: number
  perCommit: number
}
const DAILY: Measure = { commits: 200, perCommit: 400 }

/**
 * Forgets entries of the audit trail that are older than the setting says, those too that were written under another
 * one. Firestore's own expiry does the same where it runs, a day late and only by what an entry says of itself.
 * @param now moments are judged by it
 */
export async function sweepTrail(now: Date, { commits, perCommit }: Measure = DAILY): Promise<void> {
  const oldest = new Date(now.getTime() - auditDays() * DAY_MS)
  const old = database().collection(AUDIT).where('fecha', '<', oldest).limit(perCommit).select()
  for (let left = commits; left > 0; left -= 1) {
    const { docs } = await old.get()
    if (docs.length === 0) return
    const batch = database().batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
