import * as z from 'zod/mini'
import type { Language } from '../language'
import { accessDraftSchema, reasonSchema, requestLanguage, type SoundAccess } from '../user/access-request'
import { MAX_AREAS, userDraftSchema, type SoundUser } from '../user/user-draft'
import { SAVE_USER_OUTCOMES } from './save-user'
import { documentId } from './schema'

/** Name of the callable that says how the own request stands and what can be wished for (USER-06). */
export const GET_ACCESS_REQUEST = 'getAccessRequest'
/** Name of the callable that asks for a user (USER-06). */
export const REQUEST_ACCESS = 'requestAccess'
/** Name of the callable that makes a user of a request or refuses it (USER-06). */
export const DECIDE_ACCESS = 'decideAccess'

/** Whether nothing was asked, a request waits, or the last one was refused. */
const OWN_REQUEST_STATES = ['none', 'open', 'refused'] as const
export type OwnRequestState = (typeof OWN_REQUEST_STATES)[number]

/** A municipality with the areas that can be wished for: names and paths, and nothing else of it. */
export interface WishedMunicipality {
  name: string
  areas: { path: string; name: string }[]
}
export interface GetAccessRequestResponse {
  state: OwnRequestState
  /** Why the last one was refused; '' otherwise. */
  answer: string
  /** The address that a user would sign in with. */
  email: string
  municipalities: WishedMunicipality[]
}
export const getAccessRequestRequestSchema = z.nullish(z.strictObject({}))
export const getAccessRequestResponseSchema: z.ZodMiniType<GetAccessRequestResponse> = z.object({
  state: z.enum(OWN_REQUEST_STATES),
  answer: z.string(),
  email: z.string(),
  municipalities: z.array(
    z.object({ name: z.string(), areas: z.array(z.object({ path: z.string(), name: z.string() })) }),
  ),
})

export interface RequestAccessRequest extends SoundAccess {
  language: Language
}
/** `asked`, also when the very same waits already; `open` when another one of this account does. */
export interface RequestAccessResponse {
  outcome: 'asked' | 'open'
}
export const requestAccessRequestSchema: z.ZodMiniType<RequestAccessRequest> = z.strictObject({
  ...accessDraftSchema.shape,
  language: requestLanguage(),
})
export const requestAccessResponseSchema: z.ZodMiniType<RequestAccessResponse> = z.object({
  outcome: z.enum(['asked', 'open']),
})

/** What a user becomes; municipality and address are those of the request. */
export type Granted = Omit<SoundUser, 'email' | 'municipalityPath'>
export type DecideAccessRequest =
  | { id: string; decision: 'accept'; user: Granted }
  | { id: string; decision: 'refuse'; reason: string }

/**
 * As {@link SAVE_USER_OUTCOMES}; `refused` done; `decided` somebody else decided otherwise before; `gone` the account is
 * there no more, or its address is another one now.
 */
const DECIDE_OUTCOMES = [...SAVE_USER_OUTCOMES, 'refused', 'decided', 'gone'] as const
export type DecideOutcome = (typeof DECIDE_OUTCOMES)[number]
export interface DecideAccessResponse {
  outcome: DecideOutcome
  /** Whether the person was written to. */
  told: boolean
}

const { email: _email, municipalityPath: _path, ...granted } = userDraftSchema.shape
export const decideAccessRequestSchema: z.ZodMiniType<DecideAccessRequest> = z.union([
  z.strictObject({
    id: documentId(),
    decision: z.literal('accept'),
    user: z.strictObject({
      ...granted,
      areas: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(MAX_AREAS)),
    }),
  }),
  z.strictObject({ id: documentId(), decision: z.literal('refuse'), reason: reasonSchema() }),
])
export const decideAccessResponseSchema: z.ZodMiniType<DecideAccessResponse> = z.object({
  outcome: z.enum(DECIDE_OUTCOMES),
  told: z.boolean(),
})
