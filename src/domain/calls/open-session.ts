import * as z from 'zod/mini'
import type { Contract } from './contract'
import { SESSION_REFUSALS, type SessionRefusal } from '../user/session-refusal'
import { passkeyChallengeSchema, passkeyProofSchema } from './passkeys'
import { factorRefusalSchema, MAX_TYPED_CODE } from './factor-refusal'

/** A sign-in that is under way: made by the browser and repeated by its retries, which get the same session. */
export const attemptSchema = z.string().check(z.regex(/^[0-9A-Za-z-]{16,64}$/))

const openSessionRequestSchema = z.strictObject({
  attempt: attemptSchema,
  /** Of the second factor, as it was typed (OPS-01). */
  code: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_TYPED_CODE))),
  /** What a passkey signed, in place of a code. */
  passkey: z.optional(passkeyProofSchema),
  /** Proof that this device is remembered. */
  device: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Whether to remember this device from now on. */
  remember: z.optional(z.boolean()),
})
export type OpenSessionRequest = z.infer<typeof openSessionRequestSchema>

export const openSessionResponseSchema = z.object({
  /** Signs in with the claims `usuario` and `sid`. */
  token: z.string(),
  sid: z.string(),
  /** What this device shows from now on instead of a code. */
  device: z.optional(z.string()),
})
export type OpenSessionResponse = z.infer<typeof openSessionResponseSchema>

/** What a person who gave the password has to do before a session opens: give a code, or set a factor up (OPS-01). */
export const factorStepSchema = z.object({
  step: z.enum(['code', 'setUp']),
  /** Whether this device may be remembered. */
  remembers: z.boolean(),
  /** Why the code that was given does not count. */
  refused: z.nullable(factorRefusalSchema),
  /** What a passkey may sign in place of a code; absent for who has none. */
  passkey: z.optional(passkeyChallengeSchema),
})
export type FactorStep = z.infer<typeof factorStepSchema>

/** What `openSession` answers. */
const openSessionAnswerSchema = z.union([openSessionResponseSchema, factorStepSchema])

const refusalSchema = z.object({ refusal: z.enum(SESSION_REFUSALS) })

/** The refusal in the details of a callable's error, or null when the error is about something else. */
export function sessionRefusalOf(details: unknown): SessionRefusal | null {
  const parsed = refusalSchema.safeParse(details)
  return parsed.success ? parsed.data.refusal : null
}

/** The callable that opens a web session for somebody who just signed in (AUTH-04, AUTH-07). */
export const OPEN_SESSION = {
  name: 'openSession',
  request: openSessionRequestSchema,
  response: openSessionAnswerSchema,
} as const satisfies Contract
