import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { NO_FILTERS, type AnswerFilters } from '../../domain/answers-list/filters'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { Form } from '../../domain/form/form'
import type { User } from '../../domain/user/user'
import {
  ANSWERS_PER_PAGE,
  countAnswers,
  listAnswersPage,
  type AnswersPage,
} from '../../data/staff/list-answers'

interface NumberedPage extends AnswersPage {
  /** 1 is the first. */
  page: number
}
type Key = readonly unknown[]

const isEmpty = ({ answers, damaged }: AnswersPage) => answers.length === 0 && damaged === 0

/** Whether the next page begins elsewhere than it did: what is kept of it would leave a gap. */
const endsElsewhere = (before: AnswersPage | undefined, now: AnswersPage) =>
  before !== undefined && before.cursor?.name !== now.cursor?.name

/**
 * Reads one page. Pages follow each other by cursor: those before it are taken from what is kept, and read only when
 * the address asks for a page that nobody paged to. A page beyond the end gives the last one.
 */
async function readPage(
  queries: QueryClient,
  key: Key,
  request: { form: Form; user: User; filters: AnswerFilters },
  page: number,
): Promise<NumberedPage> {
  const keyOf = (number: number) => [...key, number]
  const previous =
    page > 1
      ? await queries.ensureQueryData({
          queryKey: keyOf(page - 1),
          queryFn: () => readPage(queries, key, request, page - 1),
        })
      : null
  if (previous && !previous.cursor) return previous
  const read = await listAnswersPage({ ...request, after: previous?.cursor ?? null })
  if (previous && isEmpty(read)) return { ...previous, cursor: null }
  if (endsElsewhere(queries.getQueryData<NumberedPage>(keyOf(page)), read)) {
    const isLater = (number: unknown) => typeof number === 'number' && number > page
    queries.removeQueries({ queryKey: key, predicate: ({ queryKey }) => isLater(queryKey.at(-1)) })
  }
  return { ...read, page }
}

/** One page of a form's answers and how many there are (ALIST-01): 15 reads and one for the count. */
export function useAnswers(form: Form, user: User, filters: AnswerFilters, wanted: number) {
  const queries = useQueryClient()
  const all = ['answers', form.id]
  const key = [...all, user.username, filters]
  const list = useQuery({
    queryKey: [...key, wanted],
    queryFn: () => readPage(queries, key, { form, user, filters }, wanted),
  })
  const total = useQuery({
    queryKey: ['answer-count', form.id, user.username, { ...filters, order: NO_FILTERS.order }],
    queryFn: () => countAnswers({ form, user, filters }),
  })
  return {
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    /** Something changed that only the server knows: what is shown is read again. */
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: all }),
        queries.invalidateQueries({ queryKey: ['answer-count', form.id] }),
      ]),
    /** An answer moved: it is shown as it stands now, without reading anything again. */
    replace: (moved: AnswerRow) =>
      queries.setQueriesData<NumberedPage>(
        { queryKey: all },
        (page) =>
          page && { ...page, answers: page.answers.map((each) => (each.id === moved.id ? moved : each)) },
      ),
    page: list.data?.page ?? 1,
    pageSize: ANSWERS_PER_PAGE,
    answers: list.data?.answers ?? [],
    damaged: list.data?.damaged ?? 0,
    total: total.data ?? null,
    hasNext: list.data?.cursor != null,
  }
}
