import type { Limit } from '../domain/failures/limit'
import type { OutsideFailure } from '../domain/failures/outside-failure'
import type { ServiceFailure } from '../domain/failures/service-failure'

/**
 * `offline`: this device has no network. `down`: it has one, and the service does not respond or says that it cannot.
 * `timeout`: no response in time. `unsure`: no response to a change came, and whether it was made could not be found
 * out. `outside`: a system of the town hall that we depend on failed, stalled or answered wrongly. `rateLimitExceeded`: asked for
 * too often, try later.
 */
export type DataErrorCode =
  | 'notFound'
  | 'forbidden'
  | 'offline'
  | 'down'
  | 'damaged'
  | 'conflict'
  | 'timeout'
  | 'unsure'
  | 'outside'
  | 'limited'
  | 'unknown'

/** Who saved in between, and when. */
export interface ConflictDetail {
  username: string
  date: Date | null
}

/** Everything the data layer throws; the interface maps the code to a sentence. */
export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly code: DataErrorCode,
    options: { cause?: unknown; message?: string } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
  }
}

/** The code of an error; `unknown` when the data layer did not throw it. */
export const errorCodeOf = (error: unknown): DataErrorCode =>
  error instanceof DataError ? error.code : 'unknown'

/** Whether the store or a function could not be reached, or did not answer in time. */
export const isOutOfReach = (error: unknown): boolean =>
  ['offline', 'down', 'timeout', 'unsure'].includes(errorCodeOf(error))

/** How the service failed although this device has a network; null when the error is about something else. */
export function serviceFailureOf(error: unknown): ServiceFailure | null {
  const code = errorCodeOf(error)
  if (code === 'timeout') return 'slow'
  return code === 'down' || code === 'unsure' ? code : null
}

/** Whether something is gone or may not be read (any more), rather than out of reach for now. */
export const isRefusal = (error: unknown): boolean => ['notFound', 'forbidden'].includes(errorCodeOf(error))

/**
 * What a page shows after a failed read. What was read before stays, and the page says that it is old; it does not stay
 * when it is gone or may not be read any more.
 * @returns the error that stands in its place, if any
 */
export function afterFailure({ data, error }: { data: unknown; error: Error | null }) {
  const replaces = error !== null && (data === undefined || isRefusal(error))
  return { error: replaces ? error : null, isStale: error !== null && !replaces }
}

/** The document changed since it was read; nothing was overwritten (EDIT-24). */
export class ConflictError extends DataError {
  constructor(readonly by: ConflictDetail) {
    super('conflict', { message: `saved meanwhile by ${by.username}` })
  }
}

/** An earlier try stored this answer with other content; nothing was written now. */
export class SavedBefore extends DataError {
  constructor() {
    super('conflict', { message: 'an earlier version of this answer is stored' })
  }
}

/** The form was deleted while it was edited; there is nothing to save over (EDIT-24). */
export class FormDeletedError extends DataError {
  constructor() {
    super('notFound', { message: 'deleted meanwhile' })
  }
}

/** An outside system did not do what was asked; nothing was half done here. */
export class OutsideError extends DataError {
  constructor(
    readonly failure: OutsideFailure,
    cause?: unknown,
  ) {
    super('outside', { cause, message: `${failure.outside}: ${failure.reason}` })
  }
}

/** Too much was asked for within an hour (SEC-03); nothing was done. */
export class LimitError extends DataError {
  constructor(
    readonly limit: Limit,
    cause?: unknown,
  ) {
    super('limited', { cause, message: `too often: ${limit}` })
  }
}

/** No index serves the query (ALIST-02): whoever runs the product has to add one. */
export class NeedsIndexError extends DataError {
  constructor(message: string) {
    super('unknown', { message })
  }
}

/** Codes of Firestore, Auth, Storage and callables, without their product's prefix. */
const CODES: Record<string, DataErrorCode> = {
  'not-found': 'notFound',
  'object-not-found': 'notFound',
  'permission-denied': 'forbidden',
  unauthenticated: 'forbidden',
  unauthorized: 'forbidden',
  'user-token-expired': 'forbidden',
  'user-disabled': 'forbidden',
  unavailable: 'down',
  'network-request-failed': 'offline',
  'retry-limit-exceeded': 'offline',
  'deadline-exceeded': 'timeout',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'resource-exhausted': 'limited',
}

/**
 * How Firestore's light SDK begins the message of a request that got no response, which has no code: nothing came, or
 * what came ended early or is the page of a gateway.
 */
const NO_RESPONSE = /^(Request failed with e|\w+E)rror:/

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  const { code } = error
  return typeof code === 'string' ? code.slice(code.lastIndexOf('/') + 1) : ''
}

/** Whether the browser itself says that the device has no network. */
export const browserIsOffline = (): boolean => globalThis.navigator?.onLine === false

/** Any failure of the SDKs as a DataError; DataErrors pass through. */
export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error
  const code = codeOf(error)
  const known = CODES[code]
  if (known) return new DataError(known, { cause: error })
  const isUnheard = code === 'unknown' && error instanceof Error && NO_RESPONSE.test(error.message)
  return new DataError(isUnheard || browserIsOffline() ? 'offline' : 'unknown', { cause: error })
}

/** The failure that a plain request's status means, such as `PERMISSION_DENIED`. */
export const errorOfStatus = (status: string, message?: string, details?: unknown): DataError =>
  toDataError(Object.assign(new Error(message), { code: status.toLowerCase().replaceAll('_', '-'), details }))

/** Whether the store did not take what proves the account, rather than refuse what the account may not. */
export const isTokenRefused = (error: unknown): boolean =>
  error instanceof DataError && codeOf(error.cause) === 'unauthenticated'

/** The details that a callable gave with its refusal; undefined without. */
export const detailsOf = (error: unknown): unknown =>
  error instanceof DataError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'details' in error.cause
    ? error.cause.details
    : undefined
