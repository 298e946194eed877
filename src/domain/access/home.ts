import { roleOf, type User } from '../user/user'
import type { Role } from '../user/roles'

/** The roles whose first page is /home; the others begin at the form list (HOME-01). */
const HOME_ROLES: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR',
  'ROLE_CENSISTA_PRIVADO',
]

/** Whether this person's first page is /home (HOME-01). */
export function staysHome(user: Pick<User, 'roles'>): boolean {
  const role = roleOf(user)
  return role !== null && HOME_ROLES.includes(role)
}
