import * as z from 'zod/mini'
import { detailsOf, errorCodeOf, isOutOfReach } from '../../../data/errors'
import type { SaveFailure } from '../../../engine/saving'
import { saveFailureOf } from '../access'

/** Why a part was not fetched, or a refusal not noted. */
export type PartFailure = 'offline' | 'down' | 'limited' | 'failed'

export function failureKeyOf(error: unknown): PartFailure {
  const code = errorCodeOf(error)
  if (code === 'offline' || code === 'limited') return code
  return isOutOfReach(error) ? 'down' : 'failed'
}

const endedSchema = z.object({ reason: z.enum(['given', 'refused', 'late', 'gone', 'over']) })

/** Whether a part cannot be given any more: it was, by whatever device, or its link is over. */
export const isEnded = (error: unknown): boolean =>
  errorCodeOf(error) === 'notFound' || endedSchema.safeParse(detailsOf(error)).success

/** Why a part was not stored. */
export const partFailureOf = (error: unknown): SaveFailure =>
  isEnded(error) ? 'closed' : saveFailureOf(error)
