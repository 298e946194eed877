import * as z from 'zod/mini'
import type { Contract } from './contract'
import { accessDraftSchema, reasonSchema, requestLanguage } from '../user/access-request'
import { MAX_AREAS, userDraftSchema } from '../user/user-draft'
import { documentId } from './schema'
import { SAVE_USER_OUTCOMES } from '../user/save-outcome'

/** Whether nothing was asked, a request waits, or the last one was refused. */
const OWN_REQUEST_STATES = ['none', 'open', 'refused'] as const
export type OwnRequestState = (typeof OWN_REQUEST_STATES)[number]
const getAccessRequestRequestSchema = z.nullish(z.strictObject({}))
const wishedMunicipalitySchema = z.object({
  name: z.string(),
  areas: z.array(z.object({ path: z.string(), name: z.string() })),
})
/** A municipality with the areas that can be wished for: names and paths, and nothing else of it. */
export type WishedMunicipality = z.infer<typeof wishedMunicipalitySchema>

const getAccessRequestResponseSchema = z.object({
  state: z.enum(OWN_REQUEST_STATES),
  /** Why the last one was refused; '' otherwise. */
  answer: z.string(),
  /** The address that a user would sign in with. */
  email: z.string(),
  municipalities: z.array(wishedMunicipalitySchema),
})
export type GetAccessRequestResponse = z.infer<typeof getAccessRequestResponseSchema>

const requestAccessRequestSchema = z.strictObject({
  ...accessDraftSchema.shape,
  language: requestLanguage(),
})
export type RequestAccessRequest = z.infer<typeof requestAccessRequestSchema>

const requestAccessResponseSchema = z.object({
  outcome: z.enum(['asked', 'open']),
})
/** `asked`, also when the very same waits already; `open` when another one of this account does. */
export type RequestAccessResponse = z.infer<typeof requestAccessResponseSchema>

/**
 * As {@link SAVE_USER_OUTCOMES}; `refused` done; `decided` somebody else decided otherwise before; `gone` the account is
 * there no more, or its address is another one now.
 */
const DECIDE_OUTCOMES = [...SAVE_USER_OUTCOMES, 'refused', 'decided', 'gone'] as const
export type DecideOutcome = (typeof DECIDE_OUTCOMES)[number]

const { email: _email, municipalityPath: _path, ...granted } = userDraftSchema.shape
const grantedSchema = z.strictObject({
  ...granted,
  areas: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(MAX_AREAS)),
})
/** What a user becomes; municipality and address are those of the request. */
export type Granted = z.infer<typeof grantedSchema>

const decideAccessRequestSchema = z.union([
  z.strictObject({ id: documentId(), decision: z.literal('accept'), user: grantedSchema }),
  z.strictObject({ id: documentId(), decision: z.literal('refuse'), reason: reasonSchema() }),
])
export type DecideAccessRequest = z.infer<typeof decideAccessRequestSchema>

const decideAccessResponseSchema = z.object({
  outcome: z.enum(DECIDE_OUTCOMES),
  /** Whether the person was written to. */
  told: z.boolean(),
})
export type DecideAccessResponse = z.infer<typeof decideAccessResponseSchema>

/** The callable that says how the own request stands and what can be wished for (USER-06). */
export const GET_ACCESS_REQUEST = {
  name: 'getAccessRequest',
  request: getAccessRequestRequestSchema,
  response: getAccessRequestResponseSchema,
} as const satisfies Contract

/** The callable that asks for a user (USER-06). */
export const REQUEST_ACCESS = {
  name: 'requestAccess',
  request: requestAccessRequestSchema,
  response: requestAccessResponseSchema,
} as const satisfies Contract

/** The callable that makes a user of a request or refuses it (USER-06). */
export const DECIDE_ACCESS = {
  name: 'decideAccess',
  request: decideAccessRequestSchema,
  response: decideAccessResponseSchema,
} as const satisfies Contract
