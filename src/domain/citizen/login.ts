import * as z from 'zod/mini'
import { senderSchema } from '../geography/sender'

/** Name of the HTTP function that exchanges the token of the citizen portal (CIT-01, §2.7). */
export const CITIZEN_LOGIN = 'getCitizenLoginWithOaToken'

/** Longest token that is looked at; portals' are some hundred characters long. */
const MAX_TOKEN = 4096

/**
 * Why nobody came in. 400: no such request; 401: the portal does not know the token, or it was used, is over, or its
 * citizen was removed; 403: the municipality takes nobody; 429: too many tries of this address; 502: the portal cannot be asked.
 */
const LOGIN_FAILURES = [400, 401, 403, 429, 502] as const
export type LoginFailure = (typeof LOGIN_FAILURES)[number]

export const citizenLoginRequestSchema = z.strictObject({
  token: z.string().check(z.regex(/^[\w.~+=-]+$/), z.maxLength(MAX_TOKEN)),
  /** The portal's trial mode, which nobody enters by. */
  testMode: z._default(z.literal(false), false),
})
export type CitizenLoginRequest = z.infer<typeof citizenLoginRequestSchema>

export const citizenLoginSchema = z.object({
  code: z.literal(200),
  id: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  dni: z.string(),
  /** Name in the portal. */
  username: z.string(),
  email: z.string(),
  telefono: z.string(),
  calle: z.string(),
  /** Path of the municipality that the portal named. */
  municipio: z.string(),
  /** How that one shows itself. */
  emisor: senderSchema(),
  /** When the session ends, in seconds. */
  hasta: z.number(),
  /** Signs in as this citizen; `citizenOf` reads its claims. */
  customToken: z.string(),
})
/** Who came, as the portal says; `code` 200 means that the token counts. */
export type CitizenLogin = z.infer<typeof citizenLoginSchema>

export const loginFailureSchema = z.object({
  code: z.literal([...LOGIN_FAILURES]),
})
