import { tasksQuery } from '../../domain/answers-list/query'
import { answerRowSchema, LISTED_FIELDS } from '../../domain/answers-list/row'
import { ASSIGN_ANSWER, LIST_ASSIGNEES, type AssignAnswerRequest } from '../../domain/calls/assign-answer'
import { ANSWERS } from '../../domain/store-paths'
import type { User } from '../../domain/user/user'
import { decodeAll } from '../converters'
import { countReads } from '../read-counter'
import { queryFields } from '../rest-query'
import { callStaff, changeByCall } from './callables'
import type { AnswersCursor, AnswersPage } from './list-answers'
import type { ListAssigneesResponse } from '../../domain/assignment/assignable'

/** Rows of a page of tasks. */
export const TASKS_PER_PAGE = 15

/**
 * To whom the answers to a form may be given; without one, who may stand in for oneself (REACH-08).
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export const listAssignees = (formId: string | null): Promise<ListAssigneesResponse> =>
  callStaff(LIST_ASSIGNEES, { formId })

/** What is decided about whose turn it is. */
export type Assignment = Pick<AssignAnswerRequest, 'to' | 'note'>

/**
 * Gives an answer to a person, or to nobody (REACH-08).
 * @returns the answer as it stands now
 * @throws DataError `notFound` when that person may not have it, `forbidden`, `conflict`, `offline`, `timeout`, `unknown`
 */
export async function assignAnswer<T extends { id: string }>(
  answer: T,
  { to, note }: Assignment,
): Promise<T & { asignado: string; vence: string }> {
  const request: AssignAnswerRequest = { answerId: answer.id, to, note, attempt: crypto.randomUUID() }
  return { ...answer, ...(await changeByCall(ASSIGN_ANSWER, request)) }
}

/**
 * A page of what is to be worked on, what is late first (REACH-08): one read for each.
 * @throws DataError `forbidden`, `offline`, `timeout`; NeedsIndexError
 */
export async function listTasks(
  user: User,
  whose: 'mine' | 'all',
  after: AnswersCursor | null,
): Promise<AnswersPage> {
  const query = tasksQuery(user, whose)
  const documents = await queryFields(ANSWERS, query, { fields: LISTED_FIELDS, limit: TASKS_PER_PAGE, after })
  countReads(Math.max(1, documents.length), 'tasks')
  const { items, damaged } = decodeAll(answerRowSchema, documents)
  const last = documents.length === TASKS_PER_PAGE ? documents.at(-1) : undefined
  return { answers: items, damaged: damaged.length, cursor: last?.cursor ?? null }
}
