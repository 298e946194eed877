import { DataError } from './errors'
import { failureByReach } from './line'

/** How long one request may take; on a bad line a phone gets through in less time or not at all. */
export const REQUEST_LIMIT_MS = 20_000

/** Signing in takes two requests, one after the other, each of which may take as long as any. */
export const SIGN_IN_LIMIT_MS = 2 * REQUEST_LIMIT_MS

/** How long a call may take to find out which account makes it, and what proves that the product does. */
export const ACCOUNT_LIMIT_MS = 10_000

/**
 * The outcome of an SDK call, with a time limit: the SDKs wait for a network that may never come back.
 * @throws the failure as it comes, or a DataError with code `timeout`; the call itself may still arrive afterwards
 */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DataError('timeout')), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The outcome of an SDK call, as {@link inTime}.
 * @throws DataError of the failure, or with code `timeout`
 */
export const withTimeout = <T>(work: Promise<T>, limit: number = REQUEST_LIMIT_MS): Promise<T> =>
  inTime(work, limit).catch(async (error: unknown) => {
    throw await failureByReach(error)
  })
