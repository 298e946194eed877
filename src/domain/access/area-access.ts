import { municipalityPathOf } from '../geography/geography'
import { roleOf, type User } from '../user/user'
import { canMoveState, roleCan, seesOnlyOwnAnswers } from './permissions'

type Member = Pick<User, 'roles' | 'areas' | 'municipalityPath' | 'email' | 'username'>
interface Placed {
  areas: string[]
  municipalityPath: string
}
type PlacedAnswer = Placed & { creadoPor: string }

/** Whether a person belongs to one of the areas of a form or answer. */
export const sharesArea = (user: Member, place: Placed): boolean =>
  place.areas.some((area) => user.areas.includes(area))

/** Whether something stands in the person's own municipality; to have none is to be at home nowhere. */
const isAtHome = (user: Member, place: Pick<Placed, 'municipalityPath'>): boolean =>
  user.municipalityPath !== '' && place.municipalityPath === user.municipalityPath

/** Whether an answer was made by this person: `creadoPor` is the username or, in older answers, the e-mail. */
export const isOwnAnswer = (user: Member, answer: { creadoPor: string }): boolean =>
  answer.creadoPor === user.username || (user.email !== '' && answer.creadoPor === user.email)

/** ROLE_ADMIN reaches every area (ROLE-02); everybody else the own ones. */
export const reaches = (user: Member, place: Placed): boolean =>
  roleOf(user) === 'ROLE_ADMIN' || sharesArea(user, place)

/** Whether a person may read this form as staff: in the own areas; the elevated supervisor municipality-wide. */
export function canReadForm(user: Member, form: Placed): boolean {
  const role = roleOf(user)
  if (role === null || !roleCan(role, 'read', 'form')) return false
  if (role === 'ROLE_SUPERVISOR_ELEVADO' && isAtHome(user, form)) return true
  return reaches(user, form)
}

/** Whether a person may change or delete this form: where they may read it. */
export function canWriteForm(user: Member, action: 'update' | 'delete', form: Placed): boolean {
  const role = roleOf(user)
  return role !== null && roleCan(role, action, 'form') && canReadForm(user, form)
}

/** Whether a person may make a form here: in any area of the own municipality, the administrator anywhere. */
export function canCreateForm(user: Member, form: Placed): boolean {
  const role = roleOf(user)
  if (role === null || !roleCan(role, 'create', 'form')) return false
  return role === 'ROLE_ADMIN' || isAtHome(user, form)
}

/** Whether a person may answer this form as staff (ANS-11): in the own areas, the administrator anywhere. */
export function canCreateAnswer(user: Member, form: Placed): boolean {
  const role = roleOf(user)
  return role !== null && roleCan(role, 'create', 'answer') && reaches(user, form)
}

/** Whether answering this form is offered to a person: a deleted one only keeps the answers that it has. */
export const mayAnswer = (user: Member, form: Placed & { deleted: boolean }): boolean =>
  !form.deleted && canCreateAnswer(user, form)

/**
 * Whether a person may read statistics of this form (ROLE-03).
 * @param author whose answers they count; null for everybody's
 */
export function canReadStatistics(user: Member, form: Placed, author: string | null): boolean {
  const role = roleOf(user)
  if (role === null || !roleCan(role, 'read', 'formStatistics') || !canReadForm(user, form)) return false
  return !seesOnlyOwnAnswers(role) || author === user.username
}

/**
 * Whether a person may appoint or change this user (USER-03): elevated supervisors whoever works at home and nowhere
 * else, no administrator.
 */
export function canManageUser(
  user: Member,
  other: Pick<User, 'roles' | 'areas' | 'municipalityPath'>,
): boolean {
  const role = roleOf(user)
  if (role === null) return false
  if (roleCan(role, 'manage', 'user')) return true
  if (!roleCan(role, 'manage', 'municipalityUser') || !isAtHome(user, other)) return false
  const worksAway = other.areas.some((area) => municipalityPathOf(area) !== user.municipalityPath)
  return !worksAway && roleOf(other) !== 'ROLE_ADMIN'
}

/**
 * Whether a person may read this answer (VIEW-04, ALIST-08): in the own areas, only own ones for restricted
 * roles; the elevated supervisor, who corrects anywhere in the municipality, reads there too (ROLE-02).
 */
export function canReadAnswer(user: Member, answer: PlacedAnswer): boolean {
  const role = roleOf(user)
  if (role === null || !roleCan(role, 'read', 'answer')) return false
  if (role === 'ROLE_SUPERVISOR_ELEVADO' && isAtHome(user, answer)) return true
  return reaches(user, answer) && (!seesOnlyOwnAnswers(role) || isOwnAnswer(user, answer))
}

/** Whether a person may move this answer through its states. */
export function canMoveAnswer(user: Member, answer: PlacedAnswer): boolean {
  const role = roleOf(user)
  return role !== null && canMoveState(role) && canReadAnswer(user, answer)
}

/** Whether a person may delete this answer. */
export function canDeleteAnswer(user: Member, answer: PlacedAnswer): boolean {
  const role = roleOf(user)
  return role !== null && roleCan(role, 'delete', 'answer') && canReadAnswer(user, answer)
}
