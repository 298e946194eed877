import { DataError } from '../../data/errors'
import { KeyTakenError } from '../../data/staff/places'

/** Why a place could not be saved, where that is shown beside the fields. */
export type Failure = 'offline' | 'forbidden' | 'failed'

/** @returns null for a problem that is shown at its field */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof KeyTakenError) return null
  if (!(error instanceof DataError)) return 'failed'
  return error.code === 'offline' || error.code === 'forbidden' ? error.code : 'failed'
}
