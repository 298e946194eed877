import { detailsOf, errorCodeOf, serviceFailureOf } from '../../data/errors'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'
import { type ErasureRefusal, erasureRefusalOf } from '../../domain/privacy/person-erasure'

/** Why something about a person could not be done. */
export type Failure = ServiceFailure | ErasureRefusal | 'offline' | 'forbidden' | 'limited' | 'failed'

export function failureOf(error: unknown): Failure {
  const [service, refusal, code] = [
    serviceFailureOf(error),
    erasureRefusalOf(detailsOf(error)),
    errorCodeOf(error),
  ]
  if (service || refusal) return service ?? refusal ?? 'failed'
  return code === 'offline' || code === 'forbidden' || code === 'limited' ? code : 'failed'
}

/** The text key of a failure. */
export const failureKey = (failure: Failure) =>
  isServiceFailure(failure) ? (`common:failures.${failure}` as const) : (`failures.${failure}` as const)
