import { roleOf, type User } from '../user/user'
import type { Role } from './roles'

/** Whose first page is /home; everybody else's is the form list (HOME-01). */
const HOME_ROLES: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR',
  'ROLE_CENSISTA_PRIVADO',
]

/** Whether somebody stays on /home (HOME-01). */
export function staysHome(user: Pick<User, 'roles'>): boolean {
  const role = roleOf(user)
  return role !== null && HOME_ROLES.includes(role)
}
