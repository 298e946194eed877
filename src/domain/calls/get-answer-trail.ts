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

export interface GetAnswerTrailRequest {
  answerId: string
}

/** One thing that happened; nothing of sessions, devices, networks and roles. */
export interface AnswerTrailEntry {
  kind: AnswerTrailKind
  /** In milliseconds; null where nobody knows. */
  when: number | null
  /** What the person is called; '' for functions and operators. */
  who: string
  /** Names of the states before and after; '' where nothing moved. */
  from: string
  to: string
  /** How many recipients a mail had; null for everything else. */
  recipients: number | null
}

export interface GetAnswerTrailResponse {
  /** Oldest first. */
  entries: AnswerTrailEntry[]
  /** There are older ones. */
  isCut: boolean
  /** The names of the people whom the answer itself names by their usernames. */
  people: { username: string; name: string }[]
}

export const getAnswerTrailRequestSchema: z.ZodMiniType<GetAnswerTrailRequest> = z.strictObject({
  answerId: documentId(),
})

export const getAnswerTrailResponseSchema: z.ZodMiniType<GetAnswerTrailResponse> = z.object({
  entries: z.array(
    z.object({
      kind: z.enum(ANSWER_TRAIL_KINDS),
      when: z.nullable(z.number()),
      who: z.string(),
      from: z.string(),
      to: z.string(),
      recipients: z.nullable(z.number()),
    }),
  ),
  isCut: z.boolean(),
  people: z.array(z.object({ username: z.string(), name: z.string() })),
})
