import * as z from 'zod/mini'
import type { Contract } from './contract'
import { LANGUAGES } from '../language'
import { MAX_AREAS, userDraftSchema } from '../user/user-draft'
import { municipalityPathSchema } from './schema'
import { SAVE_USER_OUTCOMES } from '../user/save-outcome'

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
