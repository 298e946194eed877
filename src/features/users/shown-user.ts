import type { Role } from '../../domain/access/roles'
import { oneUser } from '../../domain/access/things'
import { areasOf, type PlacedMunicipality } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'
import { municipalityPathOf } from '../../domain/store-paths'
import type { AppAbility } from '../../lib/ability'

/** A member of the staff with what the list says of them (USER-01). */
export interface ShownUser {
  user: User
  municipality: string
  areas: string
  role: Role | null
  /** Whether the reader may change them (USER-03). */
  isMine: boolean
  /** Whether the reader may end them or take them back: nobody oneself (USER-05). */
  canEnd: boolean
  /** Whether the reader may see where they are signed in. */
  hasSessions: boolean
}

export interface UserListActions {
  onEdit: (user: User) => void
  /** To be ended or, when that was done, taken back. */
  onEnd: (user: User) => void
  /** What they may do with a form (USER-07). */
  onExplain: (user: User) => void
}

export interface ShownUsers extends UserListActions {
  users: readonly ShownUser[]
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Names of places come from what the reader may see; of others their id is shown. */
export function shownUsers(
  users: readonly User[],
  municipalities: readonly PlacedMunicipality[],
  ability: AppAbility,
): ShownUser[] {
  const names = new Map(
    [...municipalities, ...areasOf(municipalities)].map(({ path, nombre }) => [path, nombre]),
  )
  const nameOf = (path: string) => names.get(path) ?? lastName(path)
  return users.map((user) => ({
    user,
    municipality: nameOf(user.municipalityPath || municipalityPathOf(user.areas[0] ?? '')),
    areas: user.areas.map(nameOf).join(', '),
    role: roleOf(user),
    isMine: ability.can('update', oneUser(user)),
    canEnd: ability.can('delete', oneUser(user)),
    hasSessions: ability.can('manage', 'user'),
  }))
}
