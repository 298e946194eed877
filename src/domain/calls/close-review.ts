import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

const closeReviewRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was looked at, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
})
export type CloseReviewRequest = z.infer<typeof closeReviewRequestSchema>

const closeReviewResponseSchema = z.object({
  status: z.literal('ok'),
})
export type CloseReviewResponse = z.infer<typeof closeReviewResponseSchema>

/** The callable by which staff close the review of what a citizen revised (VIEW-02). */
export const CLOSE_REVIEW = {
  name: 'closeReview',
  request: closeReviewRequestSchema,
  response: closeReviewResponseSchema,
} as const satisfies Contract
