import type { Role } from '../access/roles'
import { municipalityPathOf } from '../geography/geography'
import { isMailAddress } from '../mail/address'
import { roleOf, type User } from './user'

/** Longest name of a person, in letters (§2.9). */
export const NAME_LENGTH = 255
export const LICENCE_LENGTH = 100
/** More areas than a municipality has. */
export const MOST_AREAS = 200

/** What is typed of a member of the staff. */
export interface UserDraft {
  /** Also the name in the management system; of somebody who is there already it stays. */
  username: string
  /** The address to sign in with. */
  email: string
  /** '' while none is chosen. */
  role: Role | ''
  /** '' while none is chosen. */
  municipalityPath: string
  /** Paths of areas. */
  areas: string[]
  firstName: string
  lastName: string
  /** Licence number of an inspector. */
  inspectorID: string
}

export type UserFault = 'missing' | 'usernameInvalid' | 'emailInvalid' | 'noArea' | 'tooLong'
export type UserFaults = Record<keyof UserDraft, UserFault | null>

/** A name that a document can have, in small letters. */
const USERNAME = /^(?!\.{1,2}$)(?!__.*__$)[^\s/\p{Lu}]{1,100}$/u

const INSPECTORS: readonly Role[] = [
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
  'ROLE_INSPECTOR_ACTAS',
]

/** Whether somebody of this role has names and a licence number (USER-04). */
export const isInspector = (role: Role | ''): boolean => role !== '' && INSPECTORS.includes(role)

/** As it is stored: without spaces around, username and address in small letters (§1.5). */
export const tidyUser = (draft: UserDraft): UserDraft => ({
  ...draft,
  username: draft.username.trim().toLowerCase(),
  email: draft.email.trim().toLowerCase(),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  inspectorID: draft.inspectorID.trim(),
})

function textFault(text: string, isRight: (text: string) => boolean, wrong: UserFault): UserFault | null {
  if (text === '') return 'missing'
  return isRight(text) ? null : wrong
}

const lengthFault = (text: string, most: number): UserFault | null => (text.length > most ? 'tooLong' : null)

/** What is wrong with each field of a member of the staff (§1.5, USER-02); null where nothing is. */
export function userFaults(draft: UserDraft): UserFaults {
  const { username, email, role, municipalityPath, areas, firstName, lastName, inspectorID } = tidyUser(draft)
  return {
    municipalityPath: municipalityPath === '' ? 'missing' : null,
    areas: areas.length === 0 ? 'noArea' : null,
    role: role === '' ? 'missing' : null,
    username: textFault(username, (name) => USERNAME.test(name), 'usernameInvalid'),
    email: textFault(email, isMailAddress, 'emailInvalid'),
    firstName: lengthFault(firstName, NAME_LENGTH),
    lastName: lengthFault(lastName, NAME_LENGTH),
    inspectorID: lengthFault(inspectorID, LICENCE_LENGTH),
  }
}

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
