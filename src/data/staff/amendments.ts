import { CLOSE_REVIEW, type CloseReviewRequest } from '../../domain/calls/close-review'
import {
  CORRECT_ANSWER,
  type CorrectAnswerRequest,
  type CorrectAnswerResponse,
} from '../../domain/calls/correct-answer'
import { changeByCall } from './callables'

/**
 * Stores what a supervisor put right and asks for (CORR-02, CORR-04). Safe to repeat with the same content.
 * @returns whether the citizen was told by mail
 * @throws DataError `conflict` when it was changed since it was read, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function correctAnswer(request: CorrectAnswerRequest): Promise<CorrectAnswerResponse['told']> {
  return (await changeByCall(CORRECT_ANSWER, request)).told
}

/**
 * Says that somebody looked at what a citizen revised (VIEW-02). Safe to repeat with the same content.
 * @throws DataError `conflict` when it was changed since it was read, `forbidden`, `offline`, `unsure`, `unknown`
 */
export async function closeReview(request: CloseReviewRequest): Promise<void> {
  await changeByCall(CLOSE_REVIEW, request)
}
