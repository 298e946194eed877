import { fullName, type Named } from '../domain/user/full-name'
import { firstLetter } from '../domain/text/shorten'

/** What to greet somebody with. */
export const firstNameOf = (user: Named): string => user.firstName.trim() || fullName(user)

/** Two letters that stand for somebody. */
export const initials = (user: Named): string =>
  fullName(user)
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstLetter(word).toUpperCase())
    .join('')
