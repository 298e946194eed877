import * as z from 'zod/mini'
import { attemptSchema } from './open-session'
import { MAX_TYPED_CODE } from './factor-refusal'
import { passkeyProofSchema } from './passkeys'
import { documentId } from './schema'

/** Names of the callables of the second factor (OPS-01). */
export const GET_FACTOR = 'getFactor'
export const BEGIN_FACTOR = 'beginFactor'
export const CONFIRM_FACTOR = 'confirmFactor'
export const PROVE_FACTOR = 'proveFactor'
export const CHANGE_FACTOR = 'changeFactor'
export const RESET_FACTOR = 'resetFactor'

const typedCode = z.string().check(z.minLength(1), z.maxLength(MAX_TYPED_CODE))

export const getFactorRequestSchema = z.strictObject({})
/** How the caller's second factor stands. */
export const getFactorResponseSchema = z.object({
  on: z.boolean(),
  /** Whether the municipality lets the role have one. */
  offered: z.boolean(),
  /** From when on the role needs one, in milliseconds; null where it does not. */
  from: z.nullable(z.number()),
  /** Recovery codes that are left. */
  codes: z.number(),
  /** Devices that are remembered. */
  devices: z.number(),
  /** Where passkeys are of; null where the installation has no address for them. */
  site: z.optional(z.nullable(z.string())),
  passkeys: z.optional(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Milliseconds. */
        created: z.nullable(z.number()),
        used: z.nullable(z.number()),
      }),
    ),
  ),
})
export type FactorStanding = z.infer<typeof getFactorResponseSchema>

/** `attempt` is that of a sign-in which waits for the factor; without it the session that calls sets one up. */
export const beginFactorRequestSchema = z.strictObject({ attempt: z.optional(attemptSchema) })
export const beginFactorResponseSchema = z.object({
  /** To type into the app, in base32. */
  secret: z.string(),
  /** For the QR, `otpauth://…`. */
  address: z.string(),
})
export type BegunFactor = z.infer<typeof beginFactorResponseSchema>

export const confirmFactorRequestSchema = z.strictObject({
  attempt: z.optional(attemptSchema),
  code: typedCode,
})
export type ConfirmFactorRequest = z.infer<typeof confirmFactorRequestSchema>
/** Recovery codes, shown this once. */
export const recoveryCodesResponseSchema = z.object({ codes: z.array(z.string()) })

/** A code, or what a passkey signed. */
export const proveFactorRequestSchema = z.union([
  z.strictObject({ code: typedCode }),
  z.strictObject({ passkey: passkeyProofSchema }),
])
export const proveFactorResponseSchema = z.object({})

/** What somebody changes of the own factor: other recovery codes, no remembered device, none at all. */
export const FACTOR_CHANGES = ['codes', 'devices', 'off'] as const
export type FactorChange = (typeof FACTOR_CHANGES)[number]
export const changeFactorRequestSchema = z.strictObject({ change: z.enum(FACTOR_CHANGES) })

export const resetFactorRequestSchema = z.strictObject({ username: documentId() })
export const resetFactorResponseSchema = z.object({
  /** Whether the person was told by mail. */
  told: z.boolean(),
})
