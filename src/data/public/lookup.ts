import { GET_ANSWER_STATE, type GetAnswerStateResponse } from '../../domain/calls/get-answer-state'
import { callPublic } from './call'

export type { GetAnswerStateResponse } from '../../domain/calls/get-answer-state'

/**
 * What the server says of the answer with a code (PUB-01, REACH-09).
 * @param formId of the form that is shown with it; the code of an answer to another one is not found
 * @throws DataError `notFound` (no such code, whatever the reason), `rateLimitExceeded`, `offline`, `timeout`, `unknown`, `damaged`
 */
export const answerState = (code: string, formId?: string): Promise<GetAnswerStateResponse> =>
  callPublic(GET_ANSWER_STATE, { code, ...(formId && { formId }) })
