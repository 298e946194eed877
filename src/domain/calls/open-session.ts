import * as z from 'zod/mini'

/** Name of the callable that opens a web session for somebody who just signed in (AUTH-04, AUTH-07). */
export const OPEN_SESSION = 'openSession'

export interface OpenSessionRequest {
  /** Made by the browser for one sign-in and repeated by its retries: a retry gets the same session. */
  attempt: string
}
export interface OpenSessionResponse {
  /** Signs in with the claims `usuario` and `sid`. */
  token: string
  sid: string
}

export const openSessionRequestSchema: z.ZodMiniType<OpenSessionRequest> = z.strictObject({
  attempt: z.string().check(z.regex(/^[0-9A-Za-z-]{16,64}$/)),
})

export const openSessionResponseSchema: z.ZodMiniType<OpenSessionResponse> = z.object({
  token: z.string(),
  sid: z.string(),
})

/**
 * Why no session is opened; the interface has a message for each (§1.8).
 * `noUser` not registered as staff; `severalUsers` registered more than once under one address, so that it is not
 * known as whom; `noAreas` registered without an area; `municipalityDisabled` AUTH-11; `ended` works here no more
 * (USER-05); `account` another account than the one that was given to the person (SEC-04);
 * `methodOff` the single sign-on is switched off (AUTH-08);
 * `session` anything else that stands against it, as a role that is none of the product's.
 */
export const SESSION_REFUSALS = [
  'noUser',
  'severalUsers',
  'noAreas',
  'municipalityDisabled',
  'ended',
  'account',
  'methodOff',
  'session',
] as const
export type SessionRefusal = (typeof SESSION_REFUSALS)[number]

const refusalSchema = z.object({ refusal: z.enum(SESSION_REFUSALS) })

/** The refusal in the details of a callable's error, or null when the error is about something else. */
export function sessionRefusalOf(details: unknown): SessionRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.refusal : null
}
