import * as z from 'zod/mini'
import { documentId } from './schema'

/**
 * Name of the callable that tells what the audit trail says happened to an answer (CORR-09), to whoever may read the
 * answer: the trail itself is for administrators.
 */
export const GET_ANSWER_TRAIL = 'getAnswerTrail'

/** The kinds of entries that belong to an answer's history; reading and exporting it do not. */
export const ANSWER_TRAIL_KINDS = [
  ...['estado', 'completado', 'email', 'mensaje', 'incidente', 'turno'],
  ...['partePedida', 'parteDada', 'parteRechazada'],
] as const
export type AnswerTrailKind = (typeof ANSWER_TRAIL_KINDS)[number]

/** Most entries that are told, the newest ones. */
export const MAX_TRAIL_ENTRIES = 200

export const getAnswerTrailRequestSchema = z.strictObject({
  answerId: documentId(),
})
export type GetAnswerTrailRequest = z.infer<typeof getAnswerTrailRequestSchema>

const answerTrailEntrySchema = z.object({
  kind: z.enum(ANSWER_TRAIL_KINDS),
  /** In milliseconds; null where nobody knows. */
  when: z.nullable(z.number()),
  /** What the person is called; '' for functions and operators. */
  who: z.string(),
  /** Names of the states before and after; '' where nothing moved. */
  from: z.string(),
  to: z.string(),
  /** How many recipients a mail had; null for everything else. */
  recipients: z.nullable(z.number()),
})
/** One thing that happened; nothing of sessions, devices, networks and roles. */
export type AnswerTrailEntry = z.infer<typeof answerTrailEntrySchema>

export const getAnswerTrailResponseSchema = z.object({
  /** Oldest first. */
  entries: z.array(answerTrailEntrySchema),
  /** There are older ones. */
  isCut: z.boolean(),
  /** The names of the people whom the answer itself names by their usernames. */
  people: z.array(z.object({ username: z.string(), name: z.string() })),
})
export type GetAnswerTrailResponse = z.infer<typeof getAnswerTrailResponseSchema>
