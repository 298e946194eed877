import { afterFailure } from '../../data/errors'
import { listTasks } from '../../data/staff/assignment'
import type { AnswersPage } from '../../data/staff/list-answers'
import type { User } from '../../domain/user/user'
import { useNumberedPages } from '../../lib/use-numbered-pages'

const isEmpty = ({ answers, damaged }: AnswersPage) => answers.length === 0 && damaged === 0

/** A page of what is to be worked on, what is late first (REACH-08): a read for each. */
export function useTasks(user: User, whose: 'mine' | 'all', wanted: number) {
  const key = ['tasks', user.username, whose]
  const read = (after: AnswersPage['cursor']) => listTasks(user, whose, after)
  const { list, pager } = useNumberedPages({ key, read, isEmpty }, wanted)
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    ...pager,
    answers: list.data?.answers ?? [],
  }
}
