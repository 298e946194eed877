/** Passkeys beside the codes of a second factor (OPS-01): what browser and functions say to each other. */
import * as z from 'zod/mini'
import type { Contract } from './contract'

/** What an authenticator says is some kilobytes at most. */
const MAX_SAID = 8192
const MAX_ID = 1400
const MAX_TYPED_NAME = 200
const said = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_SAID))
const credentialId = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(MAX_ID))

/** What one of these passkeys is asked to sign. */
export const passkeyChallengeSchema = z.object({
  challenge: z.string(),
  /** The site that they are of: pages elsewhere cannot ask for them. */
  rpId: z.string(),
  keys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})
export type PasskeyChallenge = z.infer<typeof passkeyChallengeSchema>

/** What a passkey signed, in base64url. */
export const passkeyProofSchema = z.strictObject({
  id: credentialId,
  clientData: said,
  authenticatorData: said,
  signature: said,
})
export type PasskeyProof = z.infer<typeof passkeyProofSchema>

const emptySchema = z.strictObject({})

export const begunPasskeySchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** What the browser calls the site, the account and the person. */
  site: z.string(),
  account: z.string(),
  person: z.string(),
  /** A word that says nothing of the person, the same for each passkey of theirs. */
  userId: z.string(),
  /** Algorithms that count, the best first. */
  algorithms: z.array(z.number()),
  /** Those that the person has: no device has two. */
  keys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})
export type BegunPasskey = z.infer<typeof begunPasskeySchema>

const transport = z.string().check(z.regex(/^[a-z-]{1,20}$/))
/** What a device says of the passkey that it made. */
const madePasskeySchema = z.strictObject({
  id: credentialId,
  clientData: said,
  attestation: said,
  transports: z.array(transport).check(z.maxLength(8)),
})
export type MadePasskey = z.infer<typeof madePasskeySchema>

const addPasskeyRequestSchema = z.strictObject({
  name: z.string().check(z.maxLength(MAX_TYPED_NAME)),
  made: madePasskeySchema,
})
const removePasskeyRequestSchema = z.strictObject({ id: credentialId })
const passkeyChangeSchema = z.object({})

export const BEGIN_PASSKEY = {
  name: 'beginPasskey',
  request: emptySchema,
  response: begunPasskeySchema,
} as const satisfies Contract

export const ADD_PASSKEY = {
  name: 'addPasskey',
  request: addPasskeyRequestSchema,
  response: passkeyChangeSchema,
} as const satisfies Contract

export const REMOVE_PASSKEY = {
  name: 'removePasskey',
  request: removePasskeyRequestSchema,
  response: passkeyChangeSchema,
} as const satisfies Contract

export const ASK_PASSKEY = {
  name: 'askPasskey',
  request: emptySchema,
  response: passkeyChallengeSchema,
} as const satisfies Contract
