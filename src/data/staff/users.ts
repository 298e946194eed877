import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import {
  SAVE_USER,
  saveUserResponseSchema,
  type SaveUserOutcome,
  type SaveUserRequest,
} from '../../domain/calls/save-user'
import { END_USER, endUserResponseSchema, type EndUserRequest } from '../../domain/calls/end-user'
import { userSchema, type User } from '../../domain/user/user'
import { USERS } from '../../domain/store-paths'
import { byUsername, decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { countDocuments } from '../reads'
import { storeOf } from '../store'
import { within } from '../within'
import { callStaff } from './callables'

const LABEL = 'users'

/** Rows of a page (USER-01). */
export const USERS_PER_PAGE = 7

export interface UsersRequest {
  /** '' for every municipality, which only administrators may ask for (USER-03). */
  municipalityPath: string
  /** What usernames begin with, or addresses when it has an @; '' for everybody. */
  text: string
  /** Only people who work, or only those who were ended; everybody when left out (USER-05). */
  ended?: boolean | undefined
}

/** The position after which the next page begins: the value that it is sorted by, and the username. */
export interface UsersCursor {
  name: string
  email: string
}

export interface UsersPage {
  users: User[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: UsersCursor | null
}

/** Sorts after every letter of a name or an address. */
const LAST = '\uF8FF'

function wanted({ municipalityPath, text, ended }: UsersRequest): QueryConstraint[] {
  const field = text.includes('@') ? 'email' : documentId()
  const begins = text.trim().toLowerCase()
  return [
    ...(municipalityPath === '' ? [] : [where('municipalityPath', '==', municipalityPath)]),
    ...(ended === undefined ? [] : [where('baja', '==', ended)]),
    ...(begins === '' ? [] : [where(field, '>=', begins), where(field, '<=', begins + LAST)]),
  ]
}

const users = () => collection(storeOf('staff'), USERS)

/**
 * A page of the staff, by username, or by address when that is looked for (USER-01): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listUsersPage(request: UsersRequest, after: UsersCursor | null): Promise<UsersPage> {
  const byEmail = request.text.includes('@')
  const { docs } = await within(
    getDocs(
      query(
        users(),
        ...wanted(request),
        ...(byEmail ? [orderBy('email')] : []),
        orderBy(documentId()),
        ...(after ? [startAfter(...(byEmail ? [after.email] : []), after.name)] : []),
        limit(USERS_PER_PAGE),
      ),
    ),
  )
  countReads(Math.max(1, docs.length), LABEL)
  const { items, damaged } = decodeAll(userSchema, docs, byUsername)
  const last = docs.length === USERS_PER_PAGE ? docs.at(-1) : undefined
  return {
    users: items,
    damaged: damaged.length,
    cursor: last ? { name: last.id, email: String(last.get('email') ?? '') } : null,
  }
}

/** How many there are of those: a read for each thousand. Throws as {@link listUsersPage}. */
export const countUsers = (request: UsersRequest): Promise<number> =>
  countDocuments(query(users(), ...wanted(request)), LABEL)

/**
 * Adds a member of the staff or changes one (USER-02), and says why not when it cannot be.
 * @throws DataError `forbidden`; `outside` when the management system fails; see {@link callStaff}
 */
export async function saveUser(request: SaveUserRequest): Promise<SaveUserOutcome> {
  return (await callStaff(SAVE_USER, request, saveUserResponseSchema)).outcome
}

/**
 * Ends a member of the staff or takes one back (USER-05).
 * @returns whether a new account waits for its password, which is chosen from a mail
 * @throws DataError as {@link callStaff}
 */
export async function endUser(request: EndUserRequest): Promise<boolean> {
  return (await callStaff(END_USER, request, endUserResponseSchema)).needsPassword
}
