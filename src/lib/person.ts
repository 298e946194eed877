import type { User } from '../domain/user/user'
import { firstLetter } from '../domain/text/shorten'

type Named = Pick<User, 'firstName' | 'lastName' | 'nombre' | 'username'>

/** What to call somebody: first and last name, else the whole name, else the username. */
export const fullName = ({ firstName, lastName, nombre, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || nombre.trim() || username

/** What to greet somebody with. */
export const firstNameOf = (user: Named): string => user.firstName.trim() || fullName(user)

/** Two letters that stand for somebody. */
export const initials = (user: Named): string =>
  fullName(user)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstLetter(word).toUpperCase())
    .join('')
