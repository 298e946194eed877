import { GET_ANSWER_TRAIL, type GetAnswerTrailRequest } from '../../domain/calls/get-answer-trail'
import type { AnswerTrail } from '../../domain/correction/answer-trail'
import { callStaff } from './callables'

/**
 * What the audit trail says happened to an answer, for people who may read the answer (CORR-09).
 * @throws DataError `forbidden`, `offline`, `timeout`, `damaged`, `unknown`
 */
export function getAnswerTrail(answerId: string): Promise<AnswerTrail> {
  const request: GetAnswerTrailRequest = { answerId }
  return callStaff(GET_ANSWER_TRAIL, request)
}
