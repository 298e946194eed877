import * as z from 'zod/mini'
import type { Contract } from './contract'
import { documentId } from './schema'

const renewSessionRequestSchema = z.strictObject({})
const renewSessionResponseSchema = z.object({})

const closeSessionsRequestSchema = z.strictObject({
  /** Whose. */
  username: documentId(),
  /** One of them; all but the one that asks when left out. */
  sid: z.optional(documentId()),
})
export type CloseSessionsRequest = z.infer<typeof closeSessionsRequestSchema>

const closeSessionsResponseSchema = z.object({
  /** How many were open. */
  closed: z.number(),
})
export type CloseSessionsResponse = z.infer<typeof closeSessionsResponseSchema>

/** The callable that notes that a session is used, so that it lasts on (USER-05). */
export const RENEW_SESSION = {
  name: 'renewSession',
  request: renewSessionRequestSchema,
  response: renewSessionResponseSchema,
} as const satisfies Contract

/** The callable that closes the own sessions, and by administrators those of others (USER-05). */
export const CLOSE_SESSIONS = {
  name: 'closeSessions',
  request: closeSessionsRequestSchema,
  response: closeSessionsResponseSchema,
} as const satisfies Contract
