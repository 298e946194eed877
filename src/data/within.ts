import { DataError, toDataError } from './errors'

/** Longest wait for one request; a phone on a bad line gets through in less or not at all. */
export const REQUEST_LIMIT_MS = 20_000

/**
 * The outcome of an SDK call in bounded time: the SDKs wait for a network that may never come.
 * @throws DataError of the failure, or with code `timeout`; the call itself may still arrive afterwards
 */
export async function within<T>(work: Promise<T>, limit: number = REQUEST_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DataError('timeout')), limit)
  })
  try {
    return await Promise.race([work, late])
  } catch (error) {
    throw toDataError(error)
  } finally {
    clearTimeout(timer)
  }
}
