import { DataError, detailsOf, serviceFailureOf } from '../../../data/errors'
import { isServiceFailure, type ServiceFailure } from '../../../domain/failures/service-failure'
import { type CertificateRefusal, certificateRefusal } from '../../../domain/certificate/refusal'

/** Why a certificate was not issued, revoked or downloaded. */
export type Failure = CertificateRefusal | ServiceFailure | 'offline' | 'forbidden' | 'conflict' | 'failed'

const TOLD = ['offline', 'forbidden', 'conflict'] as const

export function failureOf(error: unknown): Failure {
  const refusal = certificateRefusal(detailsOf(error))
  if (refusal) return refusal
  const told = error instanceof DataError ? TOLD.find((code) => code === error.code) : undefined
  return serviceFailureOf(error) ?? told ?? 'failed'
}

/** The text key of a failure. */
export const failureKey = (failure: Failure) =>
  isServiceFailure(failure)
    ? (`common:failures.${failure}` as const)
    : (`view.certificate.failures.${failure}` as const)
