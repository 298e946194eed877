import type * as z from 'zod/mini'
import { namedChoices } from '../../domain/answers-list/choice-address'
import {
  dateShown,
  dueDaysOf,
  isSearched,
  momentsOf,
  NO_FILTERS,
  type AnswerFilters,
} from '../../domain/answers-list/filters'
import {
  answerPlaceSchema,
  PLACE_FIELDS,
  PLACES_AT_ONCE,
  type AnswerPlace,
} from '../../domain/answers-list/map'
import { answersQuery, ownAnswersQuery, type AnswersQuery } from '../../domain/answers-list/query'
import { answerRowSchema, columnField, LISTED_FIELDS, type AnswerRow } from '../../domain/answers-list/row'
import { FIND_ANSWERS, MAX_FOUND } from '../../domain/calls/find-answers'
import type { FormHead } from '../../domain/form/form-head'
import type { User } from '../../domain/user/user'
import { readStoredCount } from '../../domain/work/counted'
import { formWorkPath } from '../../domain/work/form-work'
import { zoneOf } from '../../domain/zone'
import { ANSWERS } from '../../domain/store-paths'
import { decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { fieldsOfAll, queryCount, queryFields, type RestCursor } from '../rest-query'
import { answerCounter } from './answer-counter'
import { callStaff } from './callables'
import { getListedQuestions } from './list-settings'

const LABEL = 'answers list'

/** Rows of a page (ALIST-01). */
export const ANSWERS_PER_PAGE = 15

/** Rows of a page of the own answers (ALIST-07). */
export const OWN_ANSWERS_PER_PAGE = 7

/** Counting costs one read for each thousand, so filtered and own answers are not counted beyond this. */
const MAX_COUNTED = 1_000

/**
 * The position after which the next page begins. A page that a function found has a position that only the function
 * reads.
 */
export type AnswersCursor = RestCursor

export interface AnswersRequest {
  /** With the time zone by which the filters' days are. */
  form: Pick<FormHead, 'id' | 'areas' | 'zonaHoraria'>
  user: User
  pageSize?: number
  /** By default every answer, newest first. */
  filters?: AnswerFilters
  /** Questions that are columns (DAY-01). */
  columns?: readonly string[]
  after?: AnswersCursor | null
}

export interface AnswersPage {
  /** Newest first. */
  answers: AnswerRow[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: AnswersCursor | null
}

interface Page {
  fields: readonly string[]
  limit: number
  after: AnswersCursor | null
}

/** A page of a query, of each answer only some fields: one read for each. */
async function readPage<T>(query: AnswersQuery, schema: z.ZodMiniType<T>, { fields, limit, after }: Page) {
  const documents = await queryFields(ANSWERS, query, { fields, limit, after })
  countReads(Math.max(1, documents.length), LABEL)
  const { items, damaged } = decodeAll(schema, documents)
  const last = documents.length === limit ? documents.at(-1) : undefined
  return { items, damaged: damaged.length, cursor: last?.cursor ?? null }
}

/** A page that only a function can find (DAY-01). The documents that it read are counted too. */
async function findPage(
  { form, filters = NO_FILTERS, columns = [], after = null }: AnswersRequest,
  most: number,
): Promise<AnswersPage> {
  const { period, choices: asked, ...others } = filters
  const isOld = asked.some(({ byPosition }) => byPosition === true)
  const choices = isOld ? namedChoices(asked, await getListedQuestions(form.id)) : asked
  const due = dueDaysOf(filters, zoneOf(form))
  const { from, to } = momentsOf(due ? null : period, zoneOf(form))
  const request = {
    formId: form.id,
    filters: {
      ...{ ...others, order: dateShown(filters.order), due },
      choices: choices.map(({ question, value }) => ({ question, value })),
      from: from?.getTime() ?? null,
      to: to?.getTime() ?? null,
    },
    columns: [...columns],
    most,
    after: after && typeof after.value.found === 'string' ? after.value.found : null,
  }
  const found = await callStaff(FIND_ANSWERS, request)
  countReads(found.reads, LABEL)
  const { answers, damaged } = found
  const cursor = found.after === null ? null : { value: { found: found.after }, name: found.after }
  return { answers, damaged, cursor }
}

/**
 * A page of the answers to a form that this person may see, newest first (ALIST-01, ALIST-02, ALIST-08): one read
 * for each, and only the fields that a row needs.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function listAnswersPage(request: AnswersRequest): Promise<AnswersPage> {
  const {
    form,
    user,
    pageSize = ANSWERS_PER_PAGE,
    filters = NO_FILTERS,
    columns = [],
    after = null,
  } = request
  if (isSearched(filters)) return findPage(request, pageSize)
  const query = answersQuery(user, form, filters)
  const { items, ...page } = await readPage(query, answerRowSchema, {
    fields: [...LISTED_FIELDS, ...columns.map(columnField)],
    limit: pageSize,
    after,
  })
  return { answers: items, ...page }
}

/** How many are read in one request where the rows themselves are not shown. */
const ANSWERS_AT_ONCE = 250

/**
 * The first answers that the filters leave, `most` of them at the most: one read for each. Those that cannot be read
 * are left out. Throws as {@link listAnswersPage}.
 */
export async function listMatchingAnswers(
  request: Pick<AnswersRequest, 'form' | 'user' | 'filters'>,
  most: number,
): Promise<AnswerRow[]> {
  const found: AnswerRow[] = []
  let after: AnswersCursor | null = null
  do {
    const pageSize = Math.min(ANSWERS_AT_ONCE, most - found.length)
    const page: AnswersPage = await listAnswersPage({ ...request, pageSize, after })
    found.push(...page.answers)
    after = page.cursor
  } while (after && found.length < most)
  return found
}

/**
 * A page of the answers that this person gave to a form, newest first (ALIST-07). Throws as {@link listAnswersPage}.
 */
export async function listOwnAnswersPage({
  form,
  user,
  after = null,
}: Pick<AnswersRequest, 'form' | 'user' | 'after'>): Promise<AnswersPage> {
  const { items, ...page } = await readPage(ownAnswersQuery(user, form), answerRowSchema, {
    fields: LISTED_FIELDS,
    limit: OWN_ANSWERS_PER_PAGE,
    after,
  })
  return { answers: items, ...page }
}

/** Answers for the map; `cursor` leads to older ones. */
export interface PlacesPage extends Omit<AnswersPage, 'answers'> {
  places: AnswerPlace[]
}

/**
 * The newest answers of a list for its map, with or without a place (ALIST-03), {@link PLACES_AT_ONCE} unless told
 * otherwise, then those after them: one read for each. Throws as {@link listAnswersPage}.
 */
export async function listAnswerPlaces(request: AnswersRequest): Promise<PlacesPage> {
  const { form, user, pageSize = PLACES_AT_ONCE, filters = NO_FILTERS, after = null } = request
  if (isSearched(filters)) {
    const { answers, ...found } = await findPage(request, MAX_FOUND)
    return { places: answers, ...found }
  }
  const query = answersQuery(user, form, filters)
  const { items, ...page } = await readPage(query, answerPlaceSchema, {
    fields: PLACE_FIELDS,
    limit: pageSize,
    after,
  })
  return { places: items, ...page }
}

/** What is kept beside a form's answers: how many there are, and until when strangers send too many (SEC-03). */
export interface CachedCount {
  total: number
  /** null when the form is not under pressure. */
  alarm: Date | null
}

/**
 * How many answers a form has in all, and whether it is under pressure now: one read, and another one where its work
 * does not say how many, as that of a form from before.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function cachedCountOf(formId: string): Promise<CachedCount> {
  const [work] = await fieldsOfAll([formWorkPath(formId)], ['respuestas', 'alarmaHasta'])
  countReads(1, LABEL)
  const fields = work?.data()
  const until: unknown = fields?.alarmaHasta
  const isPressed = until instanceof Date && until.getTime() > Date.now()
  const { total } = readStoredCount(fields) ?? (await answerCounter(formId, LABEL))
  return { total, alarm: isPressed ? until : null }
}

/** How many answers a query has; null above {@link MAX_COUNTED}. */
async function counted(query: AnswersQuery): Promise<number | null> {
  const number = await queryCount(ANSWERS, query, MAX_COUNTED)
  countReads(aggregationReads(number), LABEL)
  return number < MAX_COUNTED ? number : null
}

/** null when counting fails: the list is shown all the same. */
const orUnknown = (count: Promise<number | null>) => count.catch(() => null)

/**
 * How many answers a filter or the role leaves: one read. null when counting fails, when there are more than 1,000,
 * and for what only a function can find; the list is shown all the same.
 */
export function countAnswers(
  request: Pick<AnswersRequest, 'form' | 'user' | 'filters'>,
): Promise<number | null> {
  const { form, user, filters = NO_FILTERS } = request
  return isSearched(filters) ? Promise.resolve(null) : orUnknown(counted(answersQuery(user, form, filters)))
}

/** How many answers this person gave to a form (ALIST-07); null as in {@link countAnswers}. */
export const countOwnAnswers = ({
  form,
  user,
}: Pick<AnswersRequest, 'form' | 'user'>): Promise<number | null> =>
  orUnknown(counted(ownAnswersQuery(user, form)))
