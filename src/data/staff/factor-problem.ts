import { errorDetails } from '../../domain/error-code'
import { factorRefusalOf, type FactorRefusal } from '../../domain/calls/factor-refusal'
import { DataError, errorCodeOf, serviceFailureOf } from '../errors'

export type { FactorRefusal } from '../../domain/calls/factor-refusal'

/** A code of the second factor does not count (OPS-01). */
export class FactorRefusedError extends DataError {
  constructor(
    readonly refusal: FactorRefusal,
    cause: unknown,
  ) {
    super('conflict', { cause, message: `code refused: ${refusal.reason}` })
  }
}

/** The browser's own dialog ended without a passkey: closed, too late, or this device has it already. */
export class PasskeyError extends DataError {
  constructor(
    readonly reason: 'givenUp' | 'known',
    cause: unknown,
  ) {
    super('unknown', { cause, message: `no passkey: ${reason}` })
  }
}

/** Why something about the second factor was not done, as the interface says it. */
export type FactorProblem =
  | FactorRefusal
  | { reason: 'givenUp' | 'known'; minutes?: number }
  | { reason: 'offline' | 'forbidden' | 'failed' | 'slow' | 'down' | 'unsure'; minutes?: number }

/** Any failure as a {@link FactorProblem}. */
export function factorProblemOf(error: unknown): FactorProblem {
  const refusal = error instanceof FactorRefusedError ? error.refusal : factorRefusalOf(errorDetails(error))
  if (refusal) return refusal
  if (error instanceof PasskeyError) return { reason: error.reason }
  const service = serviceFailureOf(error)
  if (service) return { reason: service }
  const code = errorCodeOf(error)
  return { reason: code === 'offline' || code === 'forbidden' ? code : 'failed' }
}
