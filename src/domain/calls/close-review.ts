import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable by which staff close the review of what a citizen revised (VIEW-02). */
export const CLOSE_REVIEW = 'closeReview'

export const closeReviewRequestSchema = z.strictObject({
  answerId: documentId(),
  /** `lastUpdate` of the answer that was looked at, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: z.nullable(z.int()),
})
export type CloseReviewRequest = z.infer<typeof closeReviewRequestSchema>

export const closeReviewResponseSchema = z.object({
  status: z.literal('ok'),
})
export type CloseReviewResponse = z.infer<typeof closeReviewResponseSchema>
