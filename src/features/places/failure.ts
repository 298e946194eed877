import { DataError } from '../../data/errors'
import { KeyTakenError } from '../../data/staff/places'

/** What to tell beside the fields about a place that could not be saved. */
export type Failure = 'offline' | 'forbidden' | 'failed'

/** @returns null for what is told at the field that it is about */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof KeyTakenError) return null
  if (!(error instanceof DataError)) return 'failed'
  return error.code === 'offline' || error.code === 'forbidden' ? error.code : 'failed'
}
