import { ROLES, type Role } from '../../src/domain/user/roles'
import type { User } from '../../src/domain/user/user'
import { aUser } from '../../src/testing/builders'
import { RULES_PROJECT_ID } from '../stack/ports'
import { AWAY, HOME } from './places'

/** Somebody who asks: what the account's token says, and the staff member it stands for. */
export interface Person {
  name: string
  uid: string
  /** Null for who has no account at all. */
  token: string | null
  /** Null for who has no power of a staff member. */
  user: User | null
}

/** A token that the emulators take for signed. */
export function tokenOf(uid: string, claims: object = {}, projectId = RULES_PROJECT_ID): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const payload = {
    sub: uid,
    user_id: uid,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    iat: 1_700_000_000,
    exp: 4_000_000_000,
    firebase: { sign_in_provider: 'custom', identities: {} },
    ...claims,
  }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`
}

const usernameOf = (role: Role) => role.toLowerCase().replaceAll('_', '.')

/** A member of the staff with an open session. */
export function staff(role: Role, given: Partial<User> = {}): Person & { user: User } {
  const username = given.username ?? usernameOf(role)
  const user = aUser(role, {
    username,
    email: `${username}@villadelrio.test`,
    firstName: 'Ana',
    lastName: 'Quiroga',
    inspectorID: 'L-204',
    ...given,
  })
  const token = tokenOf(`uid-${username}`, { usuario: username, sid: `sid-${username}` })
  return { name: role, uid: `uid-${username}`, token, user }
}

export const STAFF = ROLES.map((role) => staff(role))

/** The staff member of a role. */
export function the(role: Role): Person & { user: User } {
  const person = STAFF.find(({ name }) => name === role)
  if (!person) throw new Error(`Nobody is ${role}`)
  return person
}

/** Works beside everybody else in the same area; what is somebody else's is hers. */
export const COLLEAGUE = staff('ROLE_SUPERVISOR', { username: 'colega' })

const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } }
export const ANONYMOUS: Person = {
  name: 'anonymous account',
  uid: 'uid-anonimo',
  token: tokenOf('uid-anonimo', anonymous),
  user: null,
}
export const OTHER_ANONYMOUS: Person = {
  name: 'another anonymous account',
  uid: 'uid-otro',
  token: tokenOf('uid-otro', anonymous),
  user: null,
}
/** When the hours of tests end, in seconds: long after, or before they began. */
const AHEAD = 3_900_000_000
const BEHIND = Math.floor(Date.now() / 1000) - 60

/** Somebody from the citizen portal of a municipality. */
export function citizen(name: string, given: object = {}): Person {
  const uid = `uid-${name.replaceAll(' ', '-')}`
  const claims = { citizenId: CITIZEN_ID, municipio: HOME, hasta: AHEAD, ...given }
  return { name, uid, token: tokenOf(uid, claims), user: null }
}
/** Id of the citizen in the management systems, which two municipalities may give to two people. */
export const CITIZEN_ID = 'ciudadana-1'
export const CITIZEN = citizen('citizen')
export const CITIZEN_AWAY = citizen('citizen of another municipality', { municipio: AWAY })
export const CITIZEN_LATE = citizen('citizen whose hour is over', { hasta: BEHIND })
export const OTHER_CITIZEN = citizen('another citizen', { citizenId: 'ciudadana-2' })
export const NOBODY: Person = { name: 'unauthenticated', uid: '', token: null, user: null }
export const CLOSED_OUT: Person = {
  name: 'supervisor whose session is closed',
  uid: 'uid-colega',
  token: tokenOf('uid-colega', { usuario: 'colega', sid: 'sid-cerrada' }),
  user: null,
}

/** Everybody without the power of a staff member. */
export const STRANGERS: Person[] = [
  CITIZEN,
  CITIZEN_AWAY,
  CITIZEN_LATE,
  OTHER_CITIZEN,
  ANONYMOUS,
  NOBODY,
  {
    name: 'signed in but not registered',
    uid: 'uid-nadie',
    token: tokenOf('uid-nadie', { email: 'nadie@villadelrio.test' }),
    user: null,
  },
  {
    name: 'claims of a user who is not registered any more',
    uid: 'uid-fantasma',
    token: tokenOf('uid-fantasma', { usuario: 'fantasma', sid: 'sid-fantasma' }),
    user: null,
  },
  {
    name: "claims with somebody else's session",
    uid: 'uid-ladron',
    token: tokenOf('uid-ladron', { usuario: 'role.admin', sid: 'sid-colega' }),
    user: null,
  },
  CLOSED_OUT,
]

export const EVERYBODY: Person[] = [...STAFF, ...STRANGERS]

/** For `it.each`: `%s` is the person's name. */
export const NAMED = EVERYBODY.map((person) => [person.name, person] as const)
