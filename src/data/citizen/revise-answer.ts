import { REVISE_ANSWER, type ReviseAnswerRequest } from '../../domain/calls/revise-answer'
import { repeatable } from '../change'
import { callPublic } from '../public/call'
import { current } from './session'

/**
 * Stores what the citizen revised (CORR-05). Safe to repeat with the same content.
 * @throws DataError `conflict` when the answer was changed since it was read, `forbidden`, `offline`, `timeout`,
 * `unknown`
 */
export async function reviseAnswer(request: ReviseAnswerRequest): Promise<void> {
  const { idToken } = current()
  await repeatable(() => callPublic(REVISE_ANSWER, request, idToken))
}
