import { CLOSE_REVIEW, type CloseReviewRequest } from '../../domain/calls/close-review'
import { changeByCall } from './callables'

/**
 * Says that somebody looked at what a citizen revised (VIEW-02). Safe to repeat with the same content.
 * @throws DataError `conflict` when it was changed since it was read, `forbidden`, `offline`, `unsure`, `unknown`
 */
export async function closeReview(request: CloseReviewRequest): Promise<void> {
  await changeByCall(CLOSE_REVIEW, request)
}
