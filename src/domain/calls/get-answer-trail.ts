import * as z from 'zod/mini'
import type { Contract } from './contract'
import { answerTrailSchema } from '../correction/answer-trail'
import { documentId } from './schema'

/** Most entries that are told, the newest ones. */
export const MAX_TRAIL_ENTRIES = 200

const getAnswerTrailRequestSchema = z.strictObject({
  answerId: documentId(),
})
export type GetAnswerTrailRequest = z.infer<typeof getAnswerTrailRequestSchema>

/**
 * The callable that tells what the audit trail says happened to an answer (CORR-09), to whoever may read the
 * answer: the trail itself is for administrators.
 */
export const GET_ANSWER_TRAIL = {
  name: 'getAnswerTrail',
  request: getAnswerTrailRequestSchema,
  response: answerTrailSchema,
} as const satisfies Contract
