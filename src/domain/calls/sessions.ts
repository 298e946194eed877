import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that notes that a session is used, so that it lasts on (USER-05). */
export const RENEW_SESSION = 'renewSession'

export const renewSessionRequestSchema = z.strictObject({})
export const renewSessionResponseSchema = z.object({})

/** Name of the callable that closes the own sessions, and by administrators those of others (USER-05). */
export const CLOSE_SESSIONS = 'closeSessions'

export const closeSessionsRequestSchema = z.strictObject({
  /** Whose. */
  username: documentId(),
  /** One of them; all but the one that asks when left out. */
  sid: z.optional(documentId()),
})
export type CloseSessionsRequest = z.infer<typeof closeSessionsRequestSchema>

export const closeSessionsResponseSchema = z.object({
  /** How many were open. */
  closed: z.number(),
})
export type CloseSessionsResponse = z.infer<typeof closeSessionsResponseSchema>
