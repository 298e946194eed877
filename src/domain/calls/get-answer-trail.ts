import * as z from 'zod/mini'
import { documentId } from './schema'

/**
 * Name of the callable that tells what the audit trail says happened to an answer (CORR-09), to whoever may read the
 * answer: the trail itself is for administrators.
 */
export const GET_ANSWER_TRAIL = 'getAnswerTrail'

/** Most entries that are told, the newest ones. */
export const MAX_TRAIL_ENTRIES = 200

export const getAnswerTrailRequestSchema = z.strictObject({
  answerId: documentId(),
})
export type GetAnswerTrailRequest = z.infer<typeof getAnswerTrailRequestSchema>

export { answerTrailSchema as getAnswerTrailResponseSchema } from '../correction/answer-trail'
