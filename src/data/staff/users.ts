import type { Condition } from '../../domain/answers-list/query'
import { SAVE_USER, type SaveUserRequest } from '../../domain/calls/save-user'
import { END_USER, type EndUserRequest } from '../../domain/calls/end-user'
import { userSchema, type User } from '../../domain/user/user'
import { USERS, userPath } from '../../domain/store-paths'
import { byUsername, decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { DOCUMENT_NAME, queryCount, queryFields, type RestCursor } from '../rest-query'
import { changeByCall } from './callables'
import type { SaveUserOutcome } from '../../domain/user/save-outcome'

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

export interface UsersPage {
  users: User[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: RestCursor | null
}

/** Sorts after every letter of a name or an address. */
const LAST = '\uF8FF'

/** What a list shows of a person, and a dialog changes: not what is everybody's own. */
const LISTED: readonly Exclude<keyof User, 'listas' | 'avisos' | 'avisosVistos'>[] = [
  'username',
  'userMuniCore',
  'email',
  'nombre',
  'firstName',
  'lastName',
  'inspectorID',
  'roles',
  'areas',
  'municipalityPath',
  'videoHabilitado',
  'ultimoAcceso',
  'lastUpdate',
  'lastUpdateBy',
  'baja',
  'cuenta',
  'providerId',
  'ingresosDesde',
  'segundoFactor',
  'ausencia',
]

/** By username, or by address when that is looked for. */
function wanted({ municipalityPath, text, ended }: UsersRequest): { where: Condition[]; order: string } {
  const byEmail = text.includes('@')
  const order = byEmail ? 'email' : DOCUMENT_NAME
  const begins = text.trim().toLowerCase()
  const valueOf = (beginning: string) => (byEmail ? beginning : userPath(beginning))
  const where: Condition[] = []
  if (municipalityPath !== '') where.push({ field: 'municipalityPath', op: '==', value: municipalityPath })
  if (ended !== undefined) where.push({ field: 'baja', op: '==', value: ended })
  if (begins !== '')
    where.push(
      { field: order, op: '>=', value: valueOf(begins) },
      { field: order, op: '<=', value: valueOf(begins + LAST) },
    )
  return { where, order }
}

/**
 * A page of the staff, by username, or by address when that is looked for (USER-01): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listUsersPage(request: UsersRequest, after: RestCursor | null): Promise<UsersPage> {
  const query = { ...wanted(request), ascending: true }
  const documents = await queryFields(USERS, query, { fields: LISTED, limit: USERS_PER_PAGE, after })
  countReads(Math.max(1, documents.length), LABEL)
  const { items, damaged } = decodeAll(userSchema, documents, byUsername)
  const last = documents.length === USERS_PER_PAGE ? documents.at(-1) : undefined
  return { users: items, damaged: damaged.length, cursor: last?.cursor ?? null }
}

/** How many there are of those: a read for each thousand. Throws as {@link listUsersPage}. */
export async function countUsers(request: UsersRequest): Promise<number> {
  const total = await queryCount(USERS, { where: wanted(request).where })
  countReads(aggregationReads(total), LABEL)
  return total
}

/**
 * Adds a member of the staff or changes one (USER-02), and says why not when it cannot be.
 * @throws DataError `forbidden`; `outside` when the management system fails; see {@link changeByCall}
 */
export async function saveUser(request: SaveUserRequest): Promise<SaveUserOutcome> {
  return (await changeByCall(SAVE_USER, request)).outcome
}

/**
 * Ends a member of the staff or takes one back (USER-05).
 * @returns whether a new account waits for its password, which is chosen from a mail
 * @throws DataError as {@link changeByCall}
 */
export async function endUser(request: EndUserRequest): Promise<boolean> {
  return (await changeByCall(END_USER, request)).needsPassword
}
