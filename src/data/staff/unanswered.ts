import { FunctionsError } from 'firebase/functions'
import { DataError } from '../errors'
import { failureByReach } from '../line'

/**
 * How the SDK words a response without a body, or none at all, with its status where it tells one; what a function itself
 * throws is in capitals.
 */
const NO_BODY = /^internal( \[\d+\])?$/

/** Whether a call of a function got no response, or one that is nobody's. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof FunctionsError && NO_BODY.test(error.message)

/** The failure of such a call: `offline` only when this device has no network, else `down`. */
export const unansweredByReach = (cause: unknown): Promise<DataError> =>
  failureByReach(new DataError('offline', { cause }))
