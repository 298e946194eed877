import { errorCodeOf, isOutOfReach } from '../errors'

/** Why a change to a stored answer could not be saved, in the words of this product. */
export function workFailure(error: unknown): 'offline' | 'changed' | 'forbidden' | 'failed' {
  if (isOutOfReach(error)) return 'offline'
  const code = errorCodeOf(error)
  if (code === 'conflict') return 'changed'
  return code === 'forbidden' ? code : 'failed'
}

/** Why a stored answer cannot be worked on. A refusal says the same for a forbidden and for a missing answer. */
export function whyUnread(error: unknown): 'missing' | 'damaged' | 'failed' {
  const code = errorCodeOf(error)
  if (code === 'notFound' || code === 'forbidden') return 'missing'
  return code === 'damaged' ? code : 'failed'
}
