import { logger } from 'firebase-functions/v2'
import type { OutsideSystem } from '../../../src/domain/failures/outside-failure'
import {
  isWorthNoting,
  systemRecordSchema,
  withOutcome,
  type LastNoted,
  type SystemOutcome,
} from '../../../src/domain/operation/system-record'
import { operationPath } from '../../../src/domain/store-paths'
import { database } from './admin'
import { decode } from './decode'
import { inTransaction } from './in-transaction'

/** What this instance noted last of each system. */
const noted = new Map<OutsideSystem, LastNoted>()

/**
 * Notes what became of asking an outside system (OPS-05): something else than before at once, the same once a minute, a
 * read and a write each time. What cannot be noted fails nobody.
 */
export async function noteOutcome(system: OutsideSystem, outcome: SystemOutcome): Promise<void> {
  const now = new Date()
  if (!isWorthNoting(noted.get(system), outcome, now.getTime())) return
  noted.set(system, { outcome, at: now.getTime() })
  const record = database().doc(operationPath(system))
  try {
    await inTransaction(async (tx) => {
      const before = decode(systemRecordSchema, await tx.get(record))
      tx.set(record, { ...withOutcome(before, outcome, now) })
    })
  } catch (error) {
    noted.delete(system)
    logger.warn('how an outside system stands is not noted', { system, outcome, error })
  }
}
