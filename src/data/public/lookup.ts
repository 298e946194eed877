import {
  GET_ANSWER_STATE,
  getAnswerStateResponseSchema,
  type GetAnswerStateResponse,
} from '../../domain/calls/get-answer-state'
import {
  GET_RECORD,
  getRecordResponseSchema,
  type GetRecordRequest,
  type GetRecordResponse,
} from '../../domain/calls/get-record'
import { callPublic } from './call'
import { inTurn } from './in-turn'

/**
 * The PDF of an answer, for people who have its code (PUB-02).
 * @returns the address that it downloads from, and the town hall that it comes from
 * @throws DataError `notFound` (no such code, whatever the reason), `offline`, `timeout`, `unknown`, `damaged`
 */
export const recordPdf = (request: GetRecordRequest): Promise<GetRecordResponse> =>
  inTurn(() => callPublic(GET_RECORD, request, getRecordResponseSchema))

/**
 * What the server says of the answer with a code (PUB-01, REACH-09).
 * @param formId of the form that is shown with it; the code of an answer to another one is not found
 * @throws DataError `notFound` (no such code, whatever the reason), `limited`, `offline`, `timeout`, `unknown`, `damaged`
 */
export const answerState = (code: string, formId?: string): Promise<GetAnswerStateResponse> =>
  callPublic(GET_ANSWER_STATE, { code, ...(formId && { formId }) }, getAnswerStateResponseSchema)
