import { errorCodeOf, isOutOfReach } from '../../../data/errors'

/** Why something that whoever answers asked for was not done. */
export type CallFailure = 'offline' | 'down' | 'limited' | 'forbidden' | 'failed'

/** The words for what a call threw. */
export function callFailureOf(error: unknown): CallFailure {
  const code = errorCodeOf(error)
  if (code === 'offline' || code === 'limited' || code === 'forbidden') return code
  return isOutOfReach(error) ? 'down' : 'failed'
}
