import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { NO_FILTERS, type AnswerFilters } from '../../domain/answers-list/filters'
import type { ListColumn } from '../../domain/form/listed-questions'
import { listsAll, seesAllAnswers } from '../../domain/answers-list/query'
import type { AnswerRow } from '../../domain/answers-list/row'
import type { FormHead } from '../../domain/form/form-head'
import type { User } from '../../domain/user/user'
import {
  countAnswers,
  listAnswersPage,
  cachedCountOf,
  type AnswersPage,
  type CachedCount,
} from '../../data/staff/list-answers'
import { alarmOf } from '../../data/staff/floods'
import { useNumberedPages } from '../../lib/use-numbered-pages'
import { KEY, showMoved } from './shown-answers'

/** A page without answers is empty only when no page follows: a search may find answers on the next one. */
const isEmpty = ({ answers, damaged, cursor }: AnswersPage) =>
  answers.length === 0 && damaged === 0 && cursor === null

/** What is kept beside a form's answers; read once for whoever asks. Silent when it cannot be read: the list says so. */
const useCachedCount = (formId: string, enabled: boolean): CachedCount | undefined =>
  useQuery({ queryKey: KEY.keptCount(formId), queryFn: () => cachedCountOf(formId), enabled }).data

/**
 * Until when strangers send too many answers to a form (SEC-03); null when they do not. Who sees everybody's answers has
 * it with their number; to others that number is not told.
 */
export function useAlarm(formId: string, user: User): Date | null {
  const isToldWithCount = seesAllAnswers(user)
  const kept = useCachedCount(formId, isToldWithCount)
  const alarm = useQuery({
    queryKey: KEY.alarm(formId),
    queryFn: () => alarmOf(formId),
    enabled: !isToldWithCount,
  })
  return (isToldWithCount ? kept?.alarm : alarm.data) ?? null
}

/** How many answers the filters leave; null while that is not known. */
export function useAnswerCount(form: FormHead, user: User, filters: AnswerFilters): number | null {
  const isWhole = listsAll(user, filters)
  const keptCount = useCachedCount(form.id, isWhole)
  const count = useQuery({
    queryKey: [
      ...KEY.count(form.id),
      user.username,
      { ...filters, order: filters.order === 'vence' ? filters.order : NO_FILTERS.order },
    ],
    queryFn: () => countAnswers({ form, user, filters }),
    enabled: !isWhole,
  })
  return (isWhole ? keptCount?.total : count.data) ?? null
}

/** One page of a form's answers (ALIST-01): one read for each. */
export function useAnswers(
  form: FormHead,
  user: User,
  filters: AnswerFilters,
  columns: readonly ListColumn[],
  { page: wanted, pageSize }: { page: number; pageSize: number },
) {
  const queries = useQueryClient()
  const ids = columns.map(({ id }) => id)
  const key = [...KEY.pages(form.id), user.username, filters, ids.join('\n'), pageSize]
  const read = (after: AnswersPage['cursor']) =>
    listAnswersPage({ form, user, filters, columns: ids, pageSize, after })
  // While one types a search, what was found so far stays until the next is there.
  const keepsPrevious = filters.search !== ''
  const { list, pager, readPage, isBehind } = useNumberedPages({ key, read, isEmpty, keepsPrevious }, wanted)
  return {
    isPending: list.isPending,
    isBehind,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    /** Something changed that only the server knows: what is shown is read again. */
    refresh: () => queries.invalidateQueries({ queryKey: KEY.all(form.id) }),
    /** The answers of another page, by their ids; null beyond the end. */
    readIds: async (page: number): Promise<string[] | null> =>
      (await readPage(page))?.answers.map(({ id }) => id) ?? null,
    /** An answer moved: it is shown as it stands now, without reading anything again. */
    replace: (moved: AnswerRow) => showMoved(queries, form.id, moved),
    ...pager,
    pageSize,
    answers: list.data?.answers ?? [],
  }
}
