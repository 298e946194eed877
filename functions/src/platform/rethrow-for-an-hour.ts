import { logger } from 'firebase-functions/v2'

/** What still fails after an hour is not helped by another try. */
const GIVE_UP_MS = 3_600_000

/**
 * Does what an event asks for; a failure is logged and thrown, so that the event is delivered again, for an hour.
 * @param time when the event happened
 */
export async function rethrowForAnHour(
  time: string,
  about: object,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger.error('derived documents are behind', { ...about, error })
    if (Date.now() - new Date(time).getTime() < GIVE_UP_MS) throw error
  }
}
