import { DataError, OutsideError } from '../../../data/errors'

/** What failed, so that the message can say what helps. */
export type Failure = 'offline' | 'outside' | 'refused' | 'failed'

export function failureOf(error: unknown): Failure {
  if (error instanceof OutsideError) return error.failure.reason === 'refused' ? 'refused' : 'outside'
  return error instanceof DataError && error.code === 'offline' ? 'offline' : 'failed'
}
