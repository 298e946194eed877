import { DataError } from '../../data/errors'

/** What to tell about a place that could not be saved. */
export type Failure = 'offline' | 'forbidden' | 'failed'

export function failureOf(error: unknown): Failure {
  if (!(error instanceof DataError)) return 'failed'
  return error.code === 'offline' || error.code === 'forbidden' ? error.code : 'failed'
}
