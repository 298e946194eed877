import { Timestamp } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { isRunWorthNoting, type ScheduledName } from '../../../src/domain/operation/scheduled-work'
import { workRecordPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

const noted = new Map<ScheduledName, { isDone: boolean; at: number }>()

async function note(name: ScheduledName, isDone: boolean): Promise<void> {
  const at = Date.now()
  if (!isRunWorthNoting(noted.get(name), isDone, at)) return
  noted.set(name, { isDone, at })
  const change = { [isDone ? 'exito' : 'falla']: Timestamp.fromMillis(at) }
  await database()
    .doc(workRecordPath(name))
    .set(change, { merge: true })
    .catch((error: unknown) => {
      noted.delete(name)
      logger.warn('how a work ended is not noted', { name, isDone, error })
    })
}

/**
 * Does what is due at this hour, and notes that it was done or failed (OPS-05).
 * @throws what the work threw
 */
export async function notedRun(name: ScheduledName, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    await note(name, false)
    throw error
  }
  await note(name, true)
}
