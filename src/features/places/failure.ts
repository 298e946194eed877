import { DataError, serviceFailureOf } from '../../data/errors'
import { KeyTakenError } from '../../data/staff/places'
import { TableInUseError } from '../../data/staff/tables'
import { isServiceFailure, type ServiceFailure } from '../../domain/failures/service-failure'

/** The id in the management system is not known there, or could not be checked: the dialog says so at its field. */
export class IdNotKnown extends Error {}

/** Why a place could not be saved, where that is shown beside the fields. */
export type Failure = ServiceFailure | 'offline' | 'forbidden' | 'failed'

/** @returns null for a problem that is shown at its field */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof KeyTakenError || error instanceof TableInUseError || error instanceof IdNotKnown)
    return null
  const service = serviceFailureOf(error)
  if (service) return service
  const code = error instanceof DataError ? error.code : 'unknown'
  return code === 'offline' || code === 'forbidden' ? code : 'failed'
}

/** The text key of a failure. */
export const failureKey = (failure: Failure) =>
  isServiceFailure(failure) ? (`common:failures.${failure}` as const) : (`failures.${failure}` as const)
