import * as z from 'zod/mini'
import { detailsOf, errorCodeOf } from '../../../data/errors'
import type { SaveFailure } from '../../../engine/saving'
import { saveFailureOf } from '../access'
import { callFailureOf, type CallFailure } from '../reaching/failure'

/** Why a part was not fetched, or a refusal not noted. */
export type PartFailure = Exclude<CallFailure, 'forbidden'>

export function failureKeyOf(error: unknown): PartFailure {
  const why = callFailureOf(error)
  return why === 'forbidden' ? 'failed' : why
}

const endedSchema = z.object({ reason: z.enum(['given', 'refused', 'late', 'gone', 'over']) })

/** Whether a part cannot be given any more: it was, by whatever device, or its link is over. */
export const isEnded = (error: unknown): boolean =>
  errorCodeOf(error) === 'notFound' || endedSchema.safeParse(detailsOf(error)).success

/** Why a part was not stored. */
export const partFailureOf = (error: unknown): SaveFailure =>
  isEnded(error) ? 'closed' : saveFailureOf(error)
