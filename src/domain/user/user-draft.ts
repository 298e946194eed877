import * as z from 'zod/mini'
import { ROLES } from './roles'
import { municipalityPathOf } from '../store-paths'
import { isMailAddress } from '../mail/address'
import { roleOf, type User } from './user'
import { cleaned } from '../schema'

/** Longest name of a person, in letters (§2.9). */
export const MAX_NAME_LENGTH = 255
const MAX_LICENCE_LENGTH = 100
/** Most areas of a person: more than a municipality has. */
export const MAX_AREAS = 200

/** A name that a document can have, in small letters. */
const USERNAME = /^(?!\.{1,2}$)(?!__.*__$)[^\s/\p{Lu}]{1,100}$/u

/** Why a field of a member of the staff is wrong. */
export const USER_FAULTS = ['missing', 'usernameInvalid', 'emailInvalid', 'noArea', 'tooLong'] as const
export type UserFault = (typeof USER_FAULTS)[number]

const asFault = (fault: UserFault): UserFault => fault
const name = (most: number) => z.string().check(cleaned(), z.maxLength(most, asFault('tooLong')))

/**
 * What is typed of a member of the staff, and what is wrong with it field by field (§1.5, USER-02): messages are
 * {@link UserFault}. It gives what is stored: without spaces around, username and address in small letters.
 */
export const userDraftSchema = z.object({
  /** Also the name in the management system; of somebody who is there already it stays. */
  username: z.string().check(
    cleaned(),
    z.toLowerCase(),
    z.minLength(1, asFault('missing')),
    z.refine((text) => USERNAME.test(text), asFault('usernameInvalid')),
  ),
  /** The address to sign in with. */
  email: z
    .string()
    .check(
      cleaned(),
      z.toLowerCase(),
      z.minLength(1, asFault('missing')),
      z.refine(isMailAddress, asFault('emailInvalid')),
    ),
  role: z.pipe(z.string(), z.enum(ROLES, asFault('missing'))),
  /** '' while none is chosen. */
  municipalityPath: z.string().check(z.minLength(1, asFault('missing'))),
  /** Paths of areas. */
  areas: z.array(z.string()).check(z.minLength(1, asFault('noArea'))),
  firstName: name(MAX_NAME_LENGTH),
  lastName: name(MAX_NAME_LENGTH),
  /** Licence number of an inspector. */
  inspectorID: name(MAX_LICENCE_LENGTH),
})
/** As it is typed: '' for what is not chosen yet. */
export type UserDraft = z.input<typeof userDraftSchema>
/** As it is stored. */
export type SoundUser = z.output<typeof userDraftSchema>

/** Areas of several municipalities are not changed here: the picker offers those of one (§1.5). */
export const areasAreFixed = (areas: readonly string[]): boolean =>
  new Set(areas.map(municipalityPathOf)).size > 1

/** What a dialog begins with: a member of the staff as recorded, or nobody yet in a municipality. */
export const draftOf = (user: User | null, municipalityPath: string): UserDraft => ({
  username: user?.username ?? '',
  email: user?.email ?? '',
  role: (user && roleOf(user)) ?? '',
  municipalityPath: user?.municipalityPath ?? municipalityPath,
  areas: user?.areas ?? [],
  firstName: user?.firstName ?? '',
  lastName: user?.lastName ?? '',
  inspectorID: user?.inspectorID ?? '',
})
