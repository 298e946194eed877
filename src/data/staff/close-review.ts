import {
  CLOSE_REVIEW,
  closeReviewResponseSchema,
  type CloseReviewRequest,
} from '../../domain/calls/close-review'
import { callStaff } from './callables'

/**
 * Says that somebody looked at what a citizen revised (VIEW-02). Safe to repeat with the same content.
 * @throws DataError `conflict` when it was changed since it was read, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function closeReview(request: CloseReviewRequest): Promise<void> {
  await callStaff(CLOSE_REVIEW, request, closeReviewResponseSchema)
}
