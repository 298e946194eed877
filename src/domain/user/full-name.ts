import type { User } from './user'

/** What a member of the staff is called by. */
export type Named = Pick<User, 'firstName' | 'lastName' | 'nombre' | 'username'>

/** What to call somebody: first and last name, else the whole name, else the username. */
export const fullName = ({ firstName, lastName, nombre, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || nombre.trim() || username
