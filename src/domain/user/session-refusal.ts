import type { SessionRefusal } from '../calls/open-session'
import { roleOf, type User } from './user'

/**
 * Why somebody may not work here, or null: staff must be registered, have an area (AUTH-04) and a first role that
 * is one of the product's (AUTH-05). Looked at when a session opens and again whenever the user changes.
 */
export function sessionRefusal(user: Pick<User, 'areas' | 'roles'> | null): SessionRefusal | null {
  if (!user) return 'noUser'
  if (user.areas.length === 0) return 'noAreas'
  return roleOf(user) === null ? 'session' : null
}
