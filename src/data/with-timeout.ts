import { DataError } from './errors'
import { failureByReach } from './line'

/** How long one request may take; on a bad line a phone gets through in less time or not at all. */
export const REQUEST_LIMIT_MS = 20_000

/**
 * The outcome of an SDK call, with a time limit: the SDKs wait for a network that may never come back.
 * @throws DataError of the failure, or with code `timeout`; the call itself may still arrive afterwards
 */
export async function withTimeout<T>(work: Promise<T>, limit: number = REQUEST_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DataError('timeout')), limit)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    clearTimeout(timer)
    throw await failureByReach(error)
  } finally {
    clearTimeout(timer)
  }
}
