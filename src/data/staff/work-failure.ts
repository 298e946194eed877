import type { ServiceFailure } from '../../domain/failures/service-failure'
import { errorCodeOf, serviceFailureOf } from '../errors'

/** Why a change to a stored answer could not be saved, in the words of this product. */
export function workFailure(error: unknown): ServiceFailure | 'offline' | 'changed' | 'forbidden' | 'failed' {
  const service = serviceFailureOf(error)
  if (service) return service
  const code = errorCodeOf(error)
  if (code === 'offline') return code
  if (code === 'conflict') return 'changed'
  return code === 'forbidden' ? code : 'failed'
}

/** Why a stored answer cannot be worked on. A refusal says the same for a forbidden and for a missing answer. */
export function whyUnread(error: unknown): 'missing' | 'damaged' | 'failed' {
  const code = errorCodeOf(error)
  if (code === 'notFound' || code === 'forbidden') return 'missing'
  return code === 'damaged' ? code : 'failed'
}
