import { useQuery } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { countOwnAnswers, listOwnAnswersPage, type AnswersPage } from '../../data/staff/list-answers'
import type { FormHead } from '../../domain/form/form-head'
import type { User } from '../../domain/user/user'
import { useNumberedPages } from '../../lib/use-numbered-pages'

const isEmpty = ({ answers, damaged }: AnswersPage) => answers.length === 0 && damaged === 0

/** A page of what the person answered, and how many there are (ALIST-07): a read for each, and one for the count. */
export function useOwnAnswers(form: FormHead, user: User, wanted: number) {
  const key = ['own-answers', form.id, user.username]
  const read = (after: AnswersPage['cursor']) => listOwnAnswersPage({ form, user, after })
  const { list, pager } = useNumberedPages({ key, read, isEmpty }, wanted)
  const total = useQuery({ queryKey: [...key, 'count'], queryFn: () => countOwnAnswers({ form, user }) })
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    answers: list.data?.answers ?? [],
    total: total.data ?? null,
  }
}
