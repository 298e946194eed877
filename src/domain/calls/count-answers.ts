import * as z from 'zod/mini'
import type { Contract } from './contract'
import type { AnswerCounter } from '../answer/counter'
import { documentId } from './schema'

export type CountAnswersResponse = AnswerCounter

const countAnswersRequestSchema = z.strictObject({
  formId: documentId(),
})

const countAnswersResponseSchema: z.ZodMiniType<CountAnswersResponse> = z.object({
  total: z.number(),
  invalidas: z.number(),
})

/** The callable that counts a form's answers where its counter is missing, and makes that. */
export const COUNT_ANSWERS = {
  name: 'countAnswers',
  request: countAnswersRequestSchema,
  response: countAnswersResponseSchema,
} as const satisfies Contract
