import type { Condition } from '../../domain/answers-list/query'
import type { User } from '../../domain/user/user'
import {
  FORM_WORK,
  formWorkPath,
  FORM_WORK_FIELDS,
  formWorkSchema,
  type FormWork,
} from '../../domain/work/form-work'
import { decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { fieldsOfAll, queryCount, queryFields } from '../rest-query'
import { areasInParts } from './list-forms'

const LABEL = 'form work'

/** The fields that forms are ranked by. */
type Ranking = 'espera' | 'cambio'

/** Forms that home shows of a kind. */
export const WORK_AT_ONCE = 6

/** What a list of forms shows of it. */
const COUNTED_FIELDS: readonly string[] = ['total', 'ultima']

/**
 * The work of these forms, by their ids; forms without are left out. One read for each.
 * @param fields of each; the others are as of a form without answers
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function workOf(
  formIds: readonly string[],
  fields: readonly string[] = COUNTED_FIELDS,
): Promise<ReadonlyMap<string, FormWork>> {
  const documents = await fieldsOfAll(formIds.map(formWorkPath), fields)
  countReads(formIds.length, LABEL)
  return new Map(decodeAll(formWorkSchema, documents).items.map((work) => [work.id, work]))
}

/** The conditions for forms of a person's areas whose field is at least this: one query for every ten areas. */
function conditionsOf(user: User, field: Ranking, least: number | Date): Condition[][] {
  const atLeast: Condition = { field, op: '>=', value: least }
  const inAreas = areasInParts(user)?.map((value): Condition[] => [
    { field: 'areas', op: 'array-contains-any', value },
    atLeast,
  ])
  return inAreas ?? [[atLeast]]
}

/** The forms of a person's areas with the highest values of a field, down to the least one. */
async function most(user: User, field: Ranking, least: number | Date): Promise<FormWork[]> {
  const queries = conditionsOf(user, field, least)
  const pages = await Promise.all(
    queries.map((where) =>
      queryFields(
        FORM_WORK,
        { where, order: field },
        { fields: FORM_WORK_FIELDS, limit: WORK_AT_ONCE, after: null },
      ),
    ),
  )
  for (const page of pages) countReads(Math.max(1, page.length), LABEL)
  const { items } = decodeAll(formWorkSchema, pages.flat())
  // A form of two areas may be found by each of them.
  return [...new Map(items.map((work) => [work.id, work])).values()]
    .sort((one, other) => Number(other[field] ?? 0) - Number(one[field] ?? 0))
    .slice(0, WORK_AT_ONCE)
}

/**
 * The forms whose answers wait, those with the most first (DAY-04): one read for each, six at the most for every ten
 * areas.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const waitingForms = (user: User): Promise<FormWork[]> => most(user, 'espera', 1)

/**
 * How many forms there are whose answers wait; null where it takes more than one query, because a form of two areas
 * would count twice. One read; throws likewise.
 */
export async function countWaitingForms(user: User): Promise<number | null> {
  const [where, ...others] = conditionsOf(user, 'espera', 1)
  if (where === undefined || others.length > 0) return null
  const number = await queryCount(FORM_WORK, { where, order: 'espera' })
  countReads(aggregationReads(number), LABEL)
  return number
}

/** The forms whose answers came, moved or were corrected since then, the latest first; reads and throws likewise. */
export const changedForms = (user: User, since: Date): Promise<FormWork[]> => most(user, 'cambio', since)
