import {
  doc,
  documentId,
  getDoc,
  limit,
  orderBy,
  query,
  startAfter,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite'
import { storedAnswerSchema, type AnswerEnvelope } from '../../domain/answer/answer'
import type { Form } from '../../domain/form/form'
import type { User } from '../../domain/user/user'
import { countReads } from '../read-counter'
import { readQuery, readTotal } from '../reads'
import { answerCountPath } from '../refs'
import { storeOf } from '../store'
import { within } from '../within'
import { answersVisibleTo, seesAllAnswers } from './answers-query'

const LABEL = 'answers list'

/** Rows of a page (ALIST-01). */
export const ANSWERS_PER_PAGE = 15

/** Counting costs one read for each thousand: an own list as long as this is not counted to its end. */
const MOST_OWN_COUNTED = 2_000

/** Where a page ended; keep it to ask for the next one. */
export interface AnswersCursor {
  readonly last: QueryDocumentSnapshot
}

/** What pages are sorted by, newest first: when answers were given, or when they last changed (ALIST-01). */
export type AnswersOrder = 'fechaCreacion' | 'lastUpdate'

export interface AnswersRequest {
  form: Pick<Form, 'id' | 'areas'>
  user: User
  pageSize?: number
  /** By default when they were given. */
  order?: AnswersOrder
  after?: AnswersCursor | null
}

export interface AnswersPage {
  /** Newest first. */
  answers: AnswerEnvelope[]
  /** How many documents of the page could not be read. */
  damaged: number
  /** For the next page; null when this was the last one. */
  cursor: AnswersCursor | null
}

/**
 * A page of the answers to a form that this person may see, newest first (ALIST-01, ALIST-08): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`
 */
export async function listAnswersPage(request: AnswersRequest): Promise<AnswersPage> {
  const { form, user, pageSize = ANSWERS_PER_PAGE, order = 'fechaCreacion', after } = request
  const page = query(
    answersVisibleTo(user, form),
    orderBy(order, 'desc'),
    // Two answers of one instant keep their order from page to page.
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(after.last)] : []),
    limit(pageSize),
  )
  const { items, damaged, last, size } = await readQuery(page, storedAnswerSchema, LABEL)
  return { answers: items, damaged: damaged.length, cursor: last && size === pageSize ? { last } : null }
}

/**
 * How many answers there are for this person: the form's own count (one read), or for roles that see only own
 * answers a count of those. null when it cannot be told; the list is shown all the same.
 */
export async function countAnswers({
  form,
  user,
}: Pick<AnswersRequest, 'form' | 'user'>): Promise<number | null> {
  try {
    if (!seesAllAnswers(user)) {
      const own = await readTotal(query(answersVisibleTo(user, form), limit(MOST_OWN_COUNTED)), LABEL)
      return own < MOST_OWN_COUNTED ? own : null
    }
    const snapshot = await within(getDoc(doc(storeOf('staff'), answerCountPath(form.id))))
    countReads(1, LABEL)
    const total: unknown = snapshot.get('total')
    return typeof total === 'number' ? total : 0
  } catch {
    return null
  }
}

/** A page and the total together: at most 17 reads for 15 rows, however many answers there are. Throws as {@link listAnswersPage}. */
export async function listAnswers(request: AnswersRequest): Promise<AnswersPage & { total: number | null }> {
  const [page, total] = await Promise.all([listAnswersPage(request), countAnswers(request)])
  return { ...page, total }
}
