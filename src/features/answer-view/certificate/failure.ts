import { DataError, detailsOf } from '../../../data/errors'
import { certificateRefusal, type CertificateRefusal } from '../../../domain/calls/certificate'

/** Why a certificate was not issued, revoked or downloaded. */
export type Failure = CertificateRefusal | 'offline' | 'forbidden' | 'conflict' | 'failed'

const TOLD = ['offline', 'forbidden', 'conflict'] as const

export function failureOf(error: unknown): Failure {
  const refusal = certificateRefusal(detailsOf(error))
  if (refusal) return refusal
  return (error instanceof DataError && TOLD.find((code) => code === error.code)) || 'failed'
}
