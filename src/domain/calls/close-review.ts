import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable by which staff close the review of what a citizen revised (VIEW-02). */
export const CLOSE_REVIEW = 'closeReview'

export interface CloseReviewRequest {
  answerId: string
  /** `lastUpdate` of the answer that was looked at, in milliseconds: another one is stored meanwhile otherwise. */
  lastUpdate: number | null
}
export interface CloseReviewResponse {
  status: 'ok'
}

export const closeReviewRequestSchema: z.ZodMiniType<CloseReviewRequest> = z.strictObject({
  answerId: documentId(),
  lastUpdate: z.nullable(z.int()),
})

export const closeReviewResponseSchema: z.ZodMiniType<CloseReviewResponse> = z.object({
  status: z.literal('ok'),
})
