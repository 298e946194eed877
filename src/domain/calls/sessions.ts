import * as z from 'zod/mini'
import { documentId } from './schema'

/** Name of the callable that notes that a session is used, so that it lasts on (USER-05). */
export const RENEW_SESSION = 'renewSession'

export const renewSessionRequestSchema: z.ZodMiniType<Record<string, never>> = z.strictObject({})
export const renewSessionResponseSchema: z.ZodMiniType<Record<string, never>> = z.object({})

/** Name of the callable that closes the own sessions, and by administrators those of others (USER-05). */
export const CLOSE_SESSIONS = 'closeSessions'

export interface CloseSessionsRequest {
  /** Whose. */
  username: string
  /** One of them; all but the one that asks when left out. */
  sid?: string
}
export interface CloseSessionsResponse {
  /** How many were open. */
  closed: number
}

export const closeSessionsRequestSchema = z.strictObject({
  username: documentId(),
  sid: z.optional(documentId()),
})

export const closeSessionsResponseSchema: z.ZodMiniType<CloseSessionsResponse> = z.object({
  closed: z.number(),
})
