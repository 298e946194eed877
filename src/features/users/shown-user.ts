import { canManageUser } from '../../domain/access/area-access'
import type { Role } from '../../domain/access/roles'
import { municipalityPathOf } from '../../domain/geography/geography'
import { areasOf, type PlacedTown } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'

/** A member of the staff with what the list says of them (USER-01). */
export interface ShownUser {
  user: User
  town: string
  areas: string
  role: Role | null
  /** Whether the reader may change them (USER-03). */
  isMine: boolean
}

export interface ShownUsers {
  users: readonly ShownUser[]
  onEdit: (user: User) => void
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Names of places come from what the reader may see; of others their id is shown. */
export function shownUsers(users: readonly User[], towns: readonly PlacedTown[], reader: User): ShownUser[] {
  const names = new Map([...towns, ...areasOf(towns)].map(({ path, nombre }) => [path, nombre]))
  const nameOf = (path: string) => names.get(path) ?? lastName(path)
  return users.map((user) => ({
    user,
    town: nameOf(user.municipalityPath || municipalityPathOf(user.areas[0] ?? '')),
    areas: user.areas.map(nameOf).join(', '),
    role: roleOf(user),
    isMine: canManageUser(reader, user),
  }))
}
