import { logger } from 'firebase-functions/v2'
import { nextForms } from '../platform/next-forms'
import { storedCounts, knownCount } from './known-count'

/** So many forms are looked at a day. */
const DAILY = 500

/** Makes the counters that are missing among those of these forms. */
async function countMissingOf(formIds: readonly string[]): Promise<void> {
  const counts = await storedCounts(formIds)
  const missing = formIds.filter((_id, index) => counts[index] === null)
  for (const form of missing) {
    const { total } = await knownCount(form)
    logger.warn('the counter of a form was missing', { form, total })
  }
}

/**
 * Makes counters of answers that are missing, of the next forms by their names every day: rules take a form without one
 * for an answered one (EDIT-05).
 */
export async function countMissing(most = DAILY): Promise<void> {
  await countMissingOf(await nextForms('contadores', most))
}
