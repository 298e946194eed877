import * as z from 'zod/mini'
import { ROLES } from '../access/roles'
import { MOST_AREAS, tidyUser, userFaults, type UserDraft } from '../user/user-draft'
import { municipalityPathSchema } from './schema'

/** Name of the callable that adds and changes members of the staff (USER-02). */
export const SAVE_USER = 'saveUser'

export interface SaveUserRequest extends UserDraft {
  /** Whether somebody is added; else who is called so is changed. */
  isNew: boolean
}

/**
 * `saved`; or why nothing was: `taken` somebody is called so, `emailTaken` somebody signs in with that address,
 * `unknown` the management system knows nobody by that name, `unnamed` the record names nobody there, `unbound` the
 * municipality has no id there.
 */
export const SAVE_USER_OUTCOMES = ['saved', 'taken', 'emailTaken', 'unknown', 'unnamed', 'unbound'] as const
export type SaveUserOutcome = (typeof SAVE_USER_OUTCOMES)[number]
export interface SaveUserResponse {
  outcome: SaveUserOutcome
}

const short = () => z.string().check(z.maxLength(400))

/** Sound fields only (§1.5), as they are stored. */
export const saveUserRequestSchema = z.pipe(
  z
    .strictObject({
      isNew: z.boolean(),
      username: short(),
      email: short(),
      role: z.enum(ROLES),
      municipalityPath: municipalityPathSchema(),
      areas: z.array(short()).check(z.maxLength(MOST_AREAS)),
      firstName: short(),
      lastName: short(),
      inspectorID: short(),
    })
    .check(z.refine((draft) => Object.values(userFaults(draft)).every((fault) => fault === null))),
  z.transform(({ isNew, role, ...draft }) => ({ ...tidyUser({ ...draft, role }), isNew, role })),
)

export const saveUserResponseSchema: z.ZodMiniType<SaveUserResponse> = z.object({
  outcome: z.enum(SAVE_USER_OUTCOMES),
})
