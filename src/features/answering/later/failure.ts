import * as z from 'zod/mini'
import { detailsOf } from '../../../data/errors'
import { callFailureOf, type CallFailure } from '../reaching/failure'
import { DraftNotSaved } from './keep'

/** Why a draft was not kept, or not fetched. */
export type LaterFailure = CallFailure | 'tooLarge' | 'noDraft' | 'address'

/** The mail server takes nothing for that address, or what was mailed there came back. */
const refusedMail = z.object({ outside: z.literal('smtp'), reason: z.literal('refused') })

/** The words for what keeping or fetching a draft threw. */
export function failureKeyOf(error: unknown): LaterFailure {
  if (error instanceof DraftNotSaved) return error.why
  return refusedMail.safeParse(detailsOf(error)).success ? 'address' : callFailureOf(error)
}
