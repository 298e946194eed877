import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import {
  getAnswerStateRequestSchema,
  getAnswerStateResponseSchema,
  type GetAnswerStateResponse,
} from '../../../src/domain/calls/get-answer-state'
import { codeDoc, isRetired } from '../answers/code-owner'
import { callerNetwork } from '../limits/address'
import { LOOKUPS_PER_HOUR } from '../limits/params'
import { takeOne } from '../limits/take-one'
import { decode } from '../platform/decode'
import { badRequest } from '../platform/errors'
import type { WithOrigin } from '../platform/origin'

/**
 * The form's title and the state of the answer with a code, for anybody who holds it (PUB-01): so many an hour from one
 * network, which rules could not count (SEC-03).
 * @throws HttpsError `not-found`, `invalid-argument`, `resource-exhausted`
 */
export async function getAnswerState(
  request: Pick<CallableRequest, 'data'> & WithOrigin,
): Promise<GetAnswerStateResponse> {
  const asked = getAnswerStateRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const who = callerNetwork(request)
  await takeOne({ what: 'codigos', who, most: LOOKUPS_PER_HOUR.value(), limit: 'lookups' })
  const told = await codeDoc(asked.data.code).get()
  const state = isRetired(told) ? null : decode(getAnswerStateResponseSchema, told)
  if (!state) throw new HttpsError('not-found', 'There is no such answer.')
  return state
}
