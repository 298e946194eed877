import { errorCodeOf, isOutOfReach } from '../../../data/errors'
import { NotKept } from './keep'

/** Why a draft was not kept, or not fetched. */
export type LaterFailure = 'offline' | 'down' | 'limited' | 'forbidden' | 'tooLarge' | 'noDraft' | 'failed'

/** The words for what keeping or fetching a draft threw. */
export function failureKeyOf(error: unknown): LaterFailure {
  if (error instanceof NotKept) return error.why
  const code = errorCodeOf(error)
  if (code === 'offline' || code === 'limited' || code === 'forbidden') return code
  return isOutOfReach(error) ? 'down' : 'failed'
}
