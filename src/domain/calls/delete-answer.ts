import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

export const deleteAnswerRequestSchema = z.strictObject({
  answerId: documentId(),
})

export const deleteAnswerResponseSchema = z.object({
  status: z.literal('ok'),
  /** Until when it lies in the bin, in milliseconds; null when it is gone for good, or was gone already (REACH-10). */
  until: z._default(z.nullable(z.number()), null),
})
export type DeleteAnswerResponse = z.infer<typeof deleteAnswerResponseSchema>

/** The callable that deletes an answer (ALIST-04): a function notes who did it in the same commit. */
export const DELETE_ANSWER = {
  name: 'deleteAnswer',
  request: deleteAnswerRequestSchema,
  response: deleteAnswerResponseSchema,
} as const satisfies Contract
