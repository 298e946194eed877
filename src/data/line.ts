import { reachesSite } from '../lib/reaches-site'
import { browserIsOffline, DataError, toDataError } from './errors'

/**
 * The failure of a request as a DataError, with `offline` only when this device really has no network: a request that did not get
 * through says the same when the service is down, so the page's own server is asked.
 */
export async function failureByReach(error: unknown): Promise<DataError> {
  // What is no JSON was not said by the service, but by something in between that did not get through to it.
  if (error instanceof SyntaxError) return new DataError('down', { cause: error })
  const failure = toDataError(error)
  if (failure.code !== 'offline' || browserIsOffline()) return failure
  return (await reachesSite()) ? new DataError('down', { cause: failure.cause ?? failure }) : failure
}
