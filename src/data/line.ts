import { reachesSite } from '../lib/reaches-site'
import { browserIsOffline, DataError, toDataError } from './errors'

/**
 * Any failure as a DataError, with `offline` only when this device really has no network: a request that did not get
 * through says the same when the service is down, so the page's own server is asked.
 */
export async function failureByReach(error: unknown): Promise<DataError> {
  const failure = toDataError(error)
  if (failure.code !== 'offline' || browserIsOffline()) return failure
  return (await reachesSite()) ? new DataError('down', { cause: failure.cause ?? failure }) : failure
}
