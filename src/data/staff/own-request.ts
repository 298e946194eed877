import {
  GET_ACCESS_REQUEST,
  REQUEST_ACCESS,
  type GetAccessRequestResponse,
  type RequestAccessRequest,
} from '../../domain/calls/access-request'
import { limitOf } from '../../domain/failures/limit'
import { errorDetails } from '../../domain/error-code'
import { LimitError, toDataError } from '../errors'
import { callBeforeSession } from './before-session'
import { loadProvider } from './provider'

export type { GetAccessRequestResponse } from '../../domain/calls/access-request'

const APP = 'single-sign-on'

function failed(error: unknown): never {
  const limit = limitOf(errorDetails(error))
  throw limit ? new LimitError(limit, error) : toDataError(error)
}

/**
 * The state of the request for a user, for somebody who came from the provider (USER-06); null when nobody did in this
 * page.
 * @throws DataError `forbidden` also when there is a user by now; `offline`, `timeout`, `rateLimitExceeded`
 */
export async function readOwnRequest(): Promise<GetAccessRequestResponse | null> {
  const { hasProviderAccount } = await loadProvider()
  if (!hasProviderAccount()) return null
  return callBeforeSession(APP, GET_ACCESS_REQUEST, {}).catch(failed)
}

/** Asks for a user (USER-06). Throws as {@link readOwnRequest}. */
export async function askForAccess(request: RequestAccessRequest): Promise<void> {
  await callBeforeSession(APP, REQUEST_ACCESS, request).catch(failed)
}
