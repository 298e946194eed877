import { fullName } from '../../domain/user/full-name'
import type { Role } from '../../domain/user/roles'
import { oneUser } from '../../domain/access/things'
import { areasOf, type PlacedMunicipality } from '../../domain/geography/tree'
import { roleOf, type User } from '../../domain/user/user'
import { municipalityPathOf } from '../../domain/store-paths'
import type { AppAbility } from '../../lib/ability'

/** A user with what the list shows of them (USER-01). */
export interface ShownUser {
  user: User
  municipality: string
  areas: readonly string[]
  role: Role | null
  /** Who changed them last: by name where the reader has it, else the username. */
  updatedBy: string
  /** Whether the reader may change them (USER-03). */
  isMine: boolean
  /** Whether the reader may end them or take them back: not oneself (USER-05). */
  canEnd: boolean
  /** Whether the reader may see their sessions. */
  hasSessions: boolean
}

export interface UserListActions {
  onEdit: (user: User) => void
  /** Called to end the user, or to take an ended one back. */
  onEnd: (user: User) => void
  /** Called to note that they are away (REACH-08). */
  onAbsence: (user: User) => void
  /** Called to reset the second factor (OPS-01). */
  onReset: (user: User) => void
  /** Called to explain what they may do with a form (USER-07). */
  onExplain: (user: User) => void
}

export interface ShownUsers extends UserListActions {
  users: readonly ShownUser[]
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Names of places come from what the reader may see; other places are shown by their id. */
export function shownUsers(
  users: readonly User[],
  municipalities: readonly PlacedMunicipality[],
  { ability, reader }: { ability: AppAbility; reader: User },
): ShownUser[] {
  const names = new Map(
    [...municipalities, ...areasOf(municipalities)].map(({ path, nombre }) => [path, nombre]),
  )
  const nameOf = (path: string) => names.get(path) ?? lastName(path)
  const people = new Map([...users, reader].map((user) => [user.username, fullName(user)]))
  return users.map((user) => ({
    user,
    municipality: nameOf(user.municipalityPath || municipalityPathOf(user.areas[0] ?? '')),
    areas: user.areas.map(nameOf),
    role: roleOf(user),
    updatedBy: people.get(user.lastUpdateBy) ?? user.lastUpdateBy,
    isMine: ability.can('update', oneUser(user)),
    canEnd: ability.can('delete', oneUser(user)),
    hasSessions: ability.can('manage', 'user'),
  }))
}
