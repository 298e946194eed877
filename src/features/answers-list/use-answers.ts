import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  ANSWERS_PER_PAGE,
  countAnswers,
  listAnswersPage,
  type AnswersCursor,
} from '../../data/staff/list-answers'
import type { Form } from '../../domain/form/form'
import type { User } from '../../domain/user/user'

const FIRST: AnswersCursor | null = null

/**
 * One page of a form's answers and how many there are (ALIST-01). Pages follow each other by cursor, so a page that
 * the address asks for loads those before it, once.
 */
export function useAnswers(form: Form, user: User, wanted: number) {
  const queries = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: ['answers', form.id, user.username],
    queryFn: ({ pageParam }) => listAnswersPage({ form, user, after: pageParam }),
    initialPageParam: FIRST,
    getNextPageParam: (page) => page.cursor,
  })
  const total = useQuery({
    queryKey: ['answer-count', form.id, user.username],
    queryFn: () => countAnswers({ form, user }),
  })
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const loaded = data?.pages.length ?? 0
  const missing = loaded > 0 && loaded < wanted && hasNextPage
  useEffect(() => {
    if (missing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [missing, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  const page = Math.max(1, Math.min(wanted, loaded))
  const damaged = data?.pages.reduce((sum, each) => sum + each.damaged, 0) ?? 0
  return {
    isPending: list.isPending || (missing && !list.isError),
    isError: list.isError,
    retry: () => void (loaded > 0 ? fetchNextPage() : list.refetch()),
    /** After a change: what is shown is read again. */
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['answers', form.id] }),
        queries.invalidateQueries({ queryKey: ['answer-count', form.id] }),
      ]),
    page,
    pageSize: ANSWERS_PER_PAGE,
    answers: data?.pages[page - 1]?.answers ?? [],
    damaged,
    total: total.data ?? null,
    hasNext: page < loaded || hasNextPage,
  }
}
