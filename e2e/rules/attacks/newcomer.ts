import type { Role } from '../../../src/domain/user/roles'
import type { User } from '../../../src/domain/user/user'
import { aSession } from '../../../src/testing/builders'
import { newName, storedUser } from '../documents'
import { staff, type Person } from '../people'
import { layOut, ownerStore } from '../store'

export async function laidOut(user: User): Promise<User> {
  await layOut({ [`usuarios/${user.username}`]: storedUser(ownerStore(), user) })
  return user
}

/** A member of staff with an open session, beside those that every test shares. */
export async function newcomer(role: Role, given: Partial<User> = {}): Promise<Person & { user: User }> {
  const username = newName(ownerStore(), 'nuevo').toLowerCase()
  const person = staff(role, { username, ...given })
  await laidOut(person.user)
  await layOut({ [`sesiones_web/sid-${username}`]: aSession(username) })
  return person
}
