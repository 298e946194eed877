import { logger } from 'firebase-functions/v2'
import { counterFrom } from '../../../src/domain/answer/counter'
import { answerCountPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { nextForms } from '../platform/next-forms'
import { knownCount } from './known-count'

/** So many forms are looked at a day. */
const DAILY = 500

/** Makes the counters that are missing among those of these forms. */
async function countMissingOf(formIds: readonly string[]): Promise<void> {
  if (formIds.length === 0) return
  const counters = await database().getAll(...formIds.map((id) => database().doc(answerCountPath(id))))
  const missing = formIds.filter((_id, index) => counterFrom(counters[index]?.data()) === null)
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
