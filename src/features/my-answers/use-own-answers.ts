import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { countOwnAnswers, listOwnAnswersPage, type AnswersPage } from '../../data/staff/list-answers'
import type { FormHead } from '../../domain/form/form'
import type { User } from '../../domain/user/user'
import { readNumberedPage } from '../../lib/cursor-pages'

const isEmpty = ({ answers, damaged }: AnswersPage) => answers.length === 0 && damaged === 0

/** A page of what the person answered, and how many there are (ALIST-07): a read for each, and one for the count. */
export function useOwnAnswers(form: FormHead, user: User, wanted: number) {
  const queries = useQueryClient()
  const key = ['own-answers', form.id, user.username]
  const list = useQuery({
    queryKey: [...key, wanted],
    queryFn: () =>
      readNumberedPage(
        { queries, key, isEmpty, read: (after) => listOwnAnswersPage({ form, user, after }) },
        wanted,
      ),
  })
  const total = useQuery({ queryKey: [...key, 'count'], queryFn: () => countOwnAnswers({ form, user }) })
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    page: list.data?.page ?? wanted,
    answers: list.data?.answers ?? [],
    damaged: list.data?.damaged ?? 0,
    total: total.data ?? null,
    hasNext: list.data ? list.data.cursor !== null : wanted > 1,
  }
}
