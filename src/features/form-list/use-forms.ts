import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import {
  countForms,
  listFormsPage,
  takesPayments,
  type FormsFilter,
  type FormsPage,
} from '../../data/staff/list-forms'
import { useSession } from '../../lib/session'
import { useNumberedPages } from '../../lib/use-numbered-pages'

/** The query key of the list; every change of a form invalidates all of it. */
export const FORMS_KEY = ['forms'] as const

const isEmpty = ({ forms, damaged }: FormsPage) => forms.length === 0 && damaged === 0

/** One page of the forms that a filter leaves (LIST-01, LIST-04), and how many there are. */
export function useForms(filter: FormsFilter, wanted: number) {
  const { user } = useSession()
  const queries = useQueryClient()
  const viewer = [user.username, user.areas]
  const key = [...FORMS_KEY, 'page', ...viewer, filter]
  const read = (after: FormsPage['cursor']) => listFormsPage({ user, filter, after })
  // The earlier rows stay while others are loaded, so that an open menu or dialog in a row stays open.
  const { list, pager } = useNumberedPages({ key, read, isEmpty, keepsPrevious: true }, wanted)
  const isLeftOver = list.isPlaceholderData && isEmpty(list.data)
  const count = useQuery({
    queryKey: [...FORMS_KEY, 'count', ...viewer, filter],
    queryFn: () => countForms({ user, filter }),
  })
  const paying = useQuery({
    queryKey: [...FORMS_KEY, 'paying', ...viewer, filter.area],
    queryFn: () => takesPayments({ user, filter }),
  })
  return {
    isPending: list.isPending || isLeftOver,
    ...afterFailure(list),
    retry: () => void queries.refetchQueries({ queryKey: FORMS_KEY, type: 'active' }),
    ...pager,
    forms: list.data?.forms ?? [],
    /** null while it is not known. */
    total: count.data ?? null,
    withPayments: paying.data ?? false,
  }
}
