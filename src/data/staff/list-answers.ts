import { doc, getDoc } from 'firebase/firestore/lite'
import { isFiltered, NO_FILTERS, type AnswerFilters } from '../../domain/answers-list/filters'
import { answersQuery, seesAllAnswers } from '../../domain/answers-list/query'
import { answerRowSchema, ROW_FIELDS, type AnswerRow } from '../../domain/answers-list/row'
import type { Form } from '../../domain/form/form'
import type { User } from '../../domain/user/user'
import { decodeAll } from '../converters'
import { aggregationReads, countReads } from '../read-counter'
import { ANSWERS, answerCountPath } from '../refs'
import { queryCount, queryFields, type RestCursor } from '../rest-query'
import { storeOf } from '../store'
import { within } from '../within'

const LABEL = 'answers list'

/** Rows of a page (ALIST-01). */
export const ANSWERS_PER_PAGE = 15

/** Counting costs one read for each thousand: what is filtered or one's own is not counted beyond this. */
const MOST_COUNTED = 2_000

/** Where a page ended; keep it to ask for the next one. */
export type AnswersCursor = RestCursor

export interface AnswersRequest {
  form: Pick<Form, 'id' | 'areas'>
  user: User
  pageSize?: number
  /** By default every answer, newest first. */
  filters?: AnswerFilters
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

/**
 * A page of the answers to a form that this person may see, newest first (ALIST-01, ALIST-02, ALIST-08): one read
 * for each, and only the fields that a row needs.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function listAnswersPage(request: AnswersRequest): Promise<AnswersPage> {
  const { form, user, pageSize = ANSWERS_PER_PAGE, filters = NO_FILTERS, after = null } = request
  const query = answersQuery(user, form, filters)
  const documents = await queryFields(ANSWERS, query, { fields: ROW_FIELDS, limit: pageSize, after })
  countReads(Math.max(1, documents.length), LABEL)
  const { items, damaged } = decodeAll(answerRowSchema, documents)
  const last = documents.length === pageSize ? documents.at(-1) : undefined
  return { answers: items, damaged: damaged.length, cursor: last?.cursor ?? null }
}

async function countedByForm(formId: string): Promise<number> {
  const snapshot = await within(getDoc(doc(storeOf('staff'), answerCountPath(formId))))
  countReads(1, LABEL)
  const total: unknown = snapshot.get('total')
  return typeof total === 'number' ? total : 0
}

/**
 * How many answers there are for this person: the form's own count (one read), or a count of those that a filter or
 * the role leaves. null when it cannot be told or is above 2,000; the list is shown all the same.
 */
export async function countAnswers(
  request: Pick<AnswersRequest, 'form' | 'user' | 'filters'>,
): Promise<number | null> {
  const { form, user, filters = NO_FILTERS } = request
  try {
    if (seesAllAnswers(user) && !isFiltered(filters)) return await countedByForm(form.id)
    const counted = await queryCount(ANSWERS, answersQuery(user, form, filters), MOST_COUNTED)
    countReads(aggregationReads(counted), LABEL)
    return counted < MOST_COUNTED ? counted : null
  } catch {
    return null
  }
}

/** A page and the total together: at most 17 reads for 15 rows, however many answers there are. Throws as {@link listAnswersPage}. */
export async function listAnswers(request: AnswersRequest): Promise<AnswersPage & { total: number | null }> {
  const [page, total] = await Promise.all([listAnswersPage(request), countAnswers(request)])
  return { ...page, total }
}
