import * as z from 'zod/mini'
import type { AnswerCounter } from '../answer/counter'
import { documentId } from './schema'

/** Name of the callable that counts a form's answers where its counter is missing, and makes that. */
export const COUNT_ANSWERS = 'countAnswers'
export type CountAnswersResponse = AnswerCounter

export const countAnswersRequestSchema = z.strictObject({
  formId: documentId(),
})
export type CountAnswersRequest = z.infer<typeof countAnswersRequestSchema>

export const countAnswersResponseSchema: z.ZodMiniType<CountAnswersResponse> = z.object({
  total: z.number(),
  invalidas: z.number(),
})
