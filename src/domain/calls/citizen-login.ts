import * as z from 'zod/mini'
import { senderSchema, type Sender } from '../geography/sender'

/** Name of the HTTP function that exchanges the token of the citizen portal (CIT-01, §2.7). */
export const CITIZEN_LOGIN = 'getCitizenLoginWithOaToken'

/** Longest token that is looked at; portals' are some hundred characters long. */
const MAX_TOKEN = 4096

export interface CitizenLoginRequest {
  token: string
  /** The portal's trial mode, which nobody enters by. */
  testMode: false
}

/** Who came, as the portal says; `code` 200 means that the token counts. */
export interface CitizenLogin {
  code: 200
  id: string
  nombre: string
  apellido: string
  dni: string
  /** Name in the portal. */
  username: string
  email: string
  telefono: string
  calle: string
  /** Path of the municipality that the portal named. */
  municipio: string
  /** How that one shows itself. */
  emisor: Sender
  /** When the session ends, in seconds. */
  hasta: number
  /** Signs in as this citizen; `citizenOf` reads its claims. */
  customToken: string
}

/**
 * Why nobody came in. 400: no such request; 401: the portal does not know the token, or it was used, is over, or its
 * citizen was removed; 403: the municipality takes nobody; 429: too many tries of this address; 502: the portal cannot be asked.
 */
const LOGIN_FAILURES = [400, 401, 403, 429, 502] as const
export type LoginFailure = (typeof LOGIN_FAILURES)[number]

export const citizenLoginRequestSchema: z.ZodMiniType<CitizenLoginRequest> = z.strictObject({
  token: z.string().check(z.regex(/^[\w.~+=-]+$/), z.maxLength(MAX_TOKEN)),
  testMode: z._default(z.literal(false), false),
})

export const citizenLoginSchema: z.ZodMiniType<CitizenLogin> = z.object({
  code: z.literal(200),
  id: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  dni: z.string(),
  username: z.string(),
  email: z.string(),
  telefono: z.string(),
  calle: z.string(),
  municipio: z.string(),
  emisor: senderSchema(),
  hasta: z.number(),
  customToken: z.string(),
})

export const loginFailureSchema: z.ZodMiniType<{ code: LoginFailure }> = z.object({
  code: z.literal([...LOGIN_FAILURES]),
})
