import * as z from 'zod/mini'
import type { Contract } from './contract'
import { LANGUAGES } from '../language'
import { MAX_AREAS, userDraftSchema } from '../user/user-draft'
import { municipalityPathSchema } from './schema'

/**
 * `saved`; or why nothing was: `taken` somebody is called so, `emailTaken` somebody signs in with that address,
 * `unknown` the management system knows nobody by that name, `unnamed` the record names nobody there, `unbound` the
 * municipality has no id there, `unknownPlace` it has one that the system does not know.
 */
export const SAVE_USER_OUTCOMES = [
  'saved',
  'taken',
  'emailTaken',
  'unknown',
  'unnamed',
  'unbound',
  'unknownPlace',
] as const
export type SaveUserOutcome = (typeof SAVE_USER_OUTCOMES)[number]

/** Sound fields only (§1.5); they come as they are stored. */
const saveUserRequestSchema = z.strictObject({
  ...userDraftSchema.shape,
  /** Whether somebody is added; else who is called so is changed. */
  isNew: z.boolean(),
  /** The language of somebody new, in which they are invited and told of things. Pages of before it could be chosen send none. */
  language: z.optional(z.enum(LANGUAGES)),
  municipalityPath: municipalityPathSchema(),
  areas: z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(MAX_AREAS)),
})
export type SaveUserRequest = z.infer<typeof saveUserRequestSchema>

const saveUserResponseSchema = z.object({
  outcome: z.enum(SAVE_USER_OUTCOMES),
})
export type SaveUserResponse = z.infer<typeof saveUserResponseSchema>

/** The callable that adds and changes members of the staff (USER-02). */
export const SAVE_USER = {
  name: 'saveUser',
  request: saveUserRequestSchema,
  response: saveUserResponseSchema,
} as const satisfies Contract
