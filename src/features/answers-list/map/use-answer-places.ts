import { useInfiniteQuery } from '@tanstack/react-query'
import { listAnswerPlaces, type AnswersCursor } from '../../../data/staff/list-answers'
import type { AnswerFilters } from '../../../domain/answers-list/filters'
import type { FormHead } from '../../../domain/form/form-head'
import type { User } from '../../../domain/user/user'
import { KEY } from '../shown-answers'

const START: AnswersCursor | null = null

/** The answers of a list for its map, the newest first and more when asked for (ALIST-03). */
export function useAnswerPlaces(form: FormHead, user: User, filters: AnswerFilters) {
  return useInfiniteQuery({
    queryKey: [...KEY.places(form.id), user.username, filters],
    queryFn: ({ pageParam }) => listAnswerPlaces({ form, user, filters, after: pageParam }),
    initialPageParam: START,
    getNextPageParam: (last) => last.cursor,
  })
}
