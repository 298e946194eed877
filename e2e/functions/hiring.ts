import { ROLES, type Role } from '../../src/domain/user/roles'
import { oneUser } from '../../src/domain/access/things'
import type { SaveUserRequest } from '../../src/domain/calls/save-user'
import type { User } from '../../src/domain/user/user'
import { abilityFor } from '../../src/lib/ability'
import { aUser } from '../../src/testing/builders'
import { AREA, AWAY, FOREIGN_AREA, HOME } from '../rules/places'
import { call } from './calls'
import { atWork } from './staff-tokens'
import { register } from './world'

/** The first of those whom the management system knows. */
export const ROCIO = 'rocio.bravo'

/** Somebody to be added, in order. */
export const somebody = (given: Partial<SaveUserRequest> = {}): SaveUserRequest => ({
  isNew: true,
  username: ROCIO,
  email: `${given.username ?? ROCIO}@villadelrio.test`.replace('ñ', 'n'),
  role: 'ROLE_INSPECTOR',
  municipalityPath: HOME,
  areas: [AREA],
  firstName: 'Rocío',
  lastName: 'Bravo',
  inspectorID: 'L-77',
  ...given,
})

/** Somebody to be changed. */
export const changed = (username: string, given: Partial<SaveUserRequest> = {}): SaveUserRequest =>
  somebody({ isNew: false, username, ...given })

/** Somebody who is recorded already. */
export const there = (username: string, given: Partial<User> = {}, role: Role = 'ROLE_INSPECTOR') =>
  register(aUser(role, { username, userMuniCore: username, email: `${username}@villadelrio.test`, ...given }))

/** The outcome of the function, or its error. */
export async function saved(token: string | null, data: unknown): Promise<unknown> {
  const { status, result, details } = await call('saveUser', token, data)
  return status === 'OK' ? result : { status, details }
}
export const outcome = (name: string) => ({ outcome: name })
export const refused = (status: string) => ({ status, details: undefined })

const OTHERS = [
  { municipalityPath: HOME, areas: [AREA], role: 'ROLE_INSPECTOR' },
  { municipalityPath: HOME, areas: [AREA], role: 'ROLE_ADMIN' },
  { municipalityPath: AWAY, areas: [FOREIGN_AREA], role: 'ROLE_INSPECTOR' },
] as const

/** What somebody is about to do to somebody else. */
interface Encounter {
  by: Role
  token: string
  /** Whether the tables of access allow it. */
  may: boolean
  username: string
  /** Who it is done to, as recorded. */
  given: Pick<SaveUserRequest, 'role' | 'areas' | 'municipalityPath'>
}

/** Has somebody of every role meet an inspector and an administrator at home and an inspector elsewhere. */
export async function everyRoleMeets(
  action: 'update' | 'delete',
  meet: (encounter: Encounter) => Promise<void>,
): Promise<void> {
  for (const by of ROLES) {
    const name = `por.${by.toLowerCase()}`
    const token = await atWork(name, by)
    for (const [index, { role, areas, municipalityPath }] of OTHERS.entries()) {
      const username = `de.${by.toLowerCase()}.${index}`
      const given = { municipalityPath, areas: [...areas] }
      const stored = await there(username, given, role)
      const may = abilityFor(aUser(by, { username: name })).can(action, oneUser(stored))
      await meet({ by, token, may, username, given: { ...given, role } })
    }
  }
}
