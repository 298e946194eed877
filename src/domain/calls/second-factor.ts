import * as z from 'zod/mini'
import type { Contract } from './contract'
import { attemptSchema } from './open-session'
import { MAX_TYPED_CODE } from './factor-refusal'
import { passkeyProofSchema } from './passkeys'
import { documentId } from './schema'

const typedCode = z.string().check(z.minLength(1), z.maxLength(MAX_TYPED_CODE))

const getFactorRequestSchema = z.strictObject({})
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
export type FactorStatus = z.infer<typeof getFactorResponseSchema>

/** `attempt` is that of a sign-in which waits for the factor; without it the session that calls sets one up. */
const beginFactorRequestSchema = z.strictObject({ attempt: z.optional(attemptSchema) })
export const beginFactorResponseSchema = z.object({
  /** To type into the app, in base32. */
  secret: z.string(),
  /** For the QR, `otpauth://…`. */
  address: z.string(),
})
export type BegunFactor = z.infer<typeof beginFactorResponseSchema>

const confirmFactorRequestSchema = z.strictObject({
  attempt: z.optional(attemptSchema),
  code: typedCode,
})
/** Recovery codes, shown this once. */
export const recoveryCodesResponseSchema = z.object({ codes: z.array(z.string()) })

/** A code, or what a passkey signed. */
const proveFactorRequestSchema = z.union([
  z.strictObject({ code: typedCode }),
  z.strictObject({ passkey: passkeyProofSchema }),
])
const proveFactorResponseSchema = z.object({})

/** What somebody changes of the own factor: other recovery codes, no remembered device, none at all. */
const FACTOR_CHANGES = ['codes', 'devices', 'off'] as const
export type FactorChange = (typeof FACTOR_CHANGES)[number]
const changeFactorRequestSchema = z.strictObject({ change: z.enum(FACTOR_CHANGES) })

const resetFactorRequestSchema = z.strictObject({ username: documentId() })
const resetFactorResponseSchema = z.object({
  /** Whether the person was told by mail. */
  told: z.boolean(),
})

/** The callables of the second factor (OPS-01). */
export const GET_FACTOR = {
  name: 'getFactor',
  request: getFactorRequestSchema,
  response: getFactorResponseSchema,
} as const satisfies Contract

export const BEGIN_FACTOR = {
  name: 'beginFactor',
  request: beginFactorRequestSchema,
  response: beginFactorResponseSchema,
} as const satisfies Contract

export const CONFIRM_FACTOR = {
  name: 'confirmFactor',
  request: confirmFactorRequestSchema,
  response: recoveryCodesResponseSchema,
} as const satisfies Contract

export const PROVE_FACTOR = {
  name: 'proveFactor',
  request: proveFactorRequestSchema,
  response: proveFactorResponseSchema,
} as const satisfies Contract

export const CHANGE_FACTOR = {
  name: 'changeFactor',
  request: changeFactorRequestSchema,
  response: recoveryCodesResponseSchema,
} as const satisfies Contract

export const RESET_FACTOR = {
  name: 'resetFactor',
  request: resetFactorRequestSchema,
  response: resetFactorResponseSchema,
} as const satisfies Contract
