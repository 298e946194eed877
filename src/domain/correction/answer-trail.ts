import * as z from 'zod/mini'

/** The kinds of entries that belong to an answer's history; reading and exporting it do not. */
export const ANSWER_TRAIL_KINDS = [
  ...['estado', 'completado', 'email', 'correoDevuelto', 'mensaje', 'incidente', 'turno'],
  ...['partePedida', 'parteDada', 'parteRechazada'],
] as const
export type AnswerTrailKind = (typeof ANSWER_TRAIL_KINDS)[number]

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

/** What the audit trail tells of an answer. */
export const answerTrailSchema = z.object({
  /** Oldest first. */
  entries: z.array(answerTrailEntrySchema),
  /** There are older ones. */
  isCut: z.boolean(),
  /** The names of the people whom the answer itself names by their usernames. */
  people: z.array(z.object({ username: z.string(), name: z.string() })),
})
export type AnswerTrail = z.infer<typeof answerTrailSchema>
