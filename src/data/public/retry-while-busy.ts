import { DataError, LimitError } from '../errors'

/** How long to wait before each further try, in milliseconds. */
const PAUSES = [1000, 2000, 4000, 6000]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)))

const isTaken = (error: unknown): boolean => error instanceof LimitError && error.limit === 'atOnce'

/**
 * Asks again in a moment where others of the same network are having theirs (SEC-03).
 * @throws DataError `timeout` when nobody was done for so long; whatever the work throws
 */
export async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await work()
    } catch (error) {
      if (!isTaken(error)) throw error
      await pause(ms)
    }
  }
  return work().catch((error: unknown) => {
    throw isTaken(error) ? new DataError('timeout', { cause: error }) : error
  })
}
