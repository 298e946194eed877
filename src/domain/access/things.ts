import { municipalityPathOf } from '../store-paths'
import type { User } from '../user/user'
import { reachesEverywhere } from './places'
import type { Subject } from './permissions'

interface Placed {
  areas: string[]
  municipalityPath: string
}
interface OneForm extends Placed {
  kind: 'form'
}
interface OneAnswer extends Placed {
  kind: 'answer'
  creadoPor: string
}
interface OneFormStatistics extends Placed {
  kind: 'formStatistics'
  /** Whose answers are counted; null for everybody's. */
  author: string | null
}
interface OneUser {
  kind: 'user' | 'municipalityUser'
  username: string
  municipalityPath: string
}

interface OneRequest {
  kind: 'userRequest'
  municipalityPath: string
}

/** A single thing that an ability is asked about; kinds are asked about by their name. */
export type Thing = OneForm | OneAnswer | OneFormStatistics | OneUser | OneRequest

/** What an ability can be asked about. */
export type AccessSubject = Subject | Thing

/** A form: `ability.can('update', oneForm(form))`. */
export const oneForm = ({ areas, municipalityPath }: Placed): OneForm => ({
  kind: 'form',
  areas,
  municipalityPath,
})

/** An answer that is there. */
export const oneAnswer = ({
  areas,
  municipalityPath,
  creadoPor,
}: Placed & { creadoPor: string }): OneAnswer => ({
  kind: 'answer',
  areas,
  municipalityPath,
  creadoPor,
})

/**
 * The answers to a form, also those that are not there yet.
 * @param creadoPor whose; left out for everybody's, which who sees only own ones may not have
 */
export const answersTo = (form: Placed, creadoPor = ''): OneAnswer => oneAnswer({ ...form, creadoPor })

/**
 * What was counted of the answers to a form, and the orders that were made with them (STAT-03).
 * @param author whose answers they count; everybody's when left out
 */
export const statisticsOf = (
  { areas, municipalityPath }: Placed,
  author: string | null = null,
): OneFormStatistics => ({ kind: 'formStatistics', areas, municipalityPath, author })

/**
 * A member of the staff (USER-03). Who works in one municipality and nowhere else, and is no administrator, belongs to
 * its users (`municipalityUser`); everybody else is a `user` of the whole product.
 */
export function oneUser(user: Pick<User, 'username' | 'roles' | 'areas' | 'municipalityPath'>): OneUser {
  const { username, municipalityPath, areas } = user
  const isLocal = areas.every((area) => municipalityPathOf(area) === municipalityPath)
  const kind = isLocal && !reachesEverywhere(user) ? 'municipalityUser' : 'user'
  return { kind, username, municipalityPath }
}

/** The staff of a municipality as a whole, with its areas. */
export const usersOf = (municipalityPath: string): OneUser => ({
  kind: 'municipalityUser',
  username: '',
  municipalityPath,
})

/** Somebody's request for a user of a municipality (USER-06). */
export const oneRequest = ({ municipalityPath }: { municipalityPath: string }): OneRequest => ({
  kind: 'userRequest',
  municipalityPath,
})
