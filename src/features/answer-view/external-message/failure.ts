import { DataError, OutsideError, serviceFailureOf } from '../../../data/errors'
import type { ServiceFailure } from '../../../domain/failures/service-failure'

/** What failed, so that the message can say what helps. */
export type Failure = ServiceFailure | 'offline' | 'outside' | 'refused' | 'failed'

export function failureOf(error: unknown): Failure {
  if (error instanceof OutsideError)
    return ['refused', 'missing'].includes(error.failure.reason) ? 'refused' : 'outside'
  const isOffline = error instanceof DataError && error.code === 'offline'
  return serviceFailureOf(error) ?? (isOffline ? 'offline' : 'failed')
}
