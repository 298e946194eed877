import { roleOf, type User } from '../user/user'
import { seesOnlyOwn, type Action, type Subject } from './permissions'
import { ROLES, type Role } from '../user/roles'

/** The fields of a person that decide where they may do something. */
export type Member = Pick<User, 'roles' | 'areas' | 'municipalityPath' | 'username' | 'email'>

/** Where a permission counts, in the words of CASL: all of it must be true of the thing; `{}` counts anywhere. */
export type Place = {
  areas?: { $in: string[] }
  municipalityPath?: string
  /** Who made an answer. */
  creadoPor?: { $in: string[] }
  /** Whose answers a statistic counts. */
  author?: { $in: string[] }
}

/** How far a role reaches beyond its areas (ROLE-02). */
const REACH: Partial<Record<Role, 'everywhere' | 'municipality'>> = {
  ROLE_ADMIN: 'everywhere',
  ROLE_SUPERVISOR_ELEVADO: 'municipality',
}

/** The roles that work in every municipality: who has one looks after the whole installation. */
export const ROLES_EVERYWHERE: readonly Role[] = ROLES.filter((role) => REACH[role] === 'everywhere')

/** The roles that work in all of their municipality: who has one manages it. */
export const ROLES_OF_A_MUNICIPALITY: readonly Role[] = ROLES.filter((role) => REACH[role] === 'municipality')

/** The roles that work in all areas of their municipality. */
export const ROLES_OF_MUNICIPALITY: readonly Role[] = ROLES.filter((role) => REACH[role] === 'municipality')

/** The names that a person stands under as an author: the username or, in older answers, the e-mail (ALIST-08). */
export const authorNames = ({ username, email }: Pick<Member, 'username' | 'email'>): string[] =>
  [username, email].filter((name) => name !== '')

/** The restriction to the person's own answers, for roles that see only those. */
function ownOnly(member: Member, on: Subject): Place {
  if (on === 'answer') return { creadoPor: { $in: authorNames(member) } }
  return on === 'formStatistics' ? { author: { $in: authorNames(member) } } : {}
}

/**
 * Where a person's permission counts (ROLE-02, ROLE-03): one of the places is enough, the widest stands last. Whether
 * the role has the permission at all stands in `permissions.ts`.
 *
 * | role                | form, statistics, answer       | creating a form  | users            |
 * | ------------------- | ------------------------------ | ---------------- | ---------------- |
 * | administrator       | anywhere                       | anywhere         | anywhere         |
 * | elevated supervisor | own areas, own municipality    | own municipality | own municipality |
 * | own-answers roles   | own areas; of answers the own  | own municipality |                  |
 * | others              | own areas                      | own municipality |                  |
 *
 * Answering a form takes one of its areas, whatever the role but the administrator (ANS-11). Who has no municipality
 * is at home nowhere.
 */
export function placesOf(member: Member, action: Action, on: Subject): Place[] {
  const role = roleOf(member)
  if (role === null) return []
  if (REACH[role] === 'everywhere') return [{}]
  const { municipalityPath } = member
  const home: Place[] = municipalityPath === '' ? [] : [{ municipalityPath }]
  if (on === 'municipalityUser' || on === 'userRequest' || (on === 'form' && action === 'create')) return home
  const inAreas: Place = { areas: { $in: member.areas } }
  if (on === 'answer' && action === 'create') return [inAreas]
  if (REACH[role] === 'municipality') return [inAreas, ...home]
  return [seesOnlyOwn(role) ? { ...inAreas, ...ownOnly(member, on) } : inAreas]
}

/** Whether a person works in every municipality, and so chooses among all of them (ROLE-02). */
export function reachesEverywhere(member: Pick<User, 'roles'>): boolean {
  const role = roleOf(member)
  return role !== null && REACH[role] === 'everywhere'
}

/** Whether somebody acts for a municipality: the own one, any for who works everywhere. */
export const actsFor = (member: Member, municipalityPath: string): boolean =>
  reachesEverywhere(member) || municipalityPath === member.municipalityPath

/** The areas whose forms a person's lists name (LIST-11); null for all of them. */
export const listedAreas = (member: Member): readonly string[] | null =>
  reachesEverywhere(member) ? null : member.areas

/** Whether a person's list shows a form or an answer in these areas. */
export function lists(member: Member, areas: readonly string[]): boolean {
  const listed = listedAreas(member)
  return listed === null || areas.some((area) => listed.includes(area))
}
