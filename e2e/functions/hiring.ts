import type { Role } from '../../src/domain/access/roles'
import type { SaveUserRequest } from '../../src/domain/calls/save-user'
import type { User } from '../../src/domain/user/user'
import { aUser } from '../../src/testing/builders'
import { AREA, HOME } from '../rules/places'
import { call } from './calls'
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

/** What the function says, or how it fails. */
export async function saved(token: string | null, data: unknown): Promise<unknown> {
  const { status, result, details } = await call('saveUser', token, data)
  return status === 'OK' ? result : { status, details }
}
export const outcome = (name: string) => ({ outcome: name })
export const refused = (status: string) => ({ status, details: undefined })
