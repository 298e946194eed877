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

/** What is kept of the list; whatever changes a form makes all of it stale. */
export const FORMS_KEY = ['forms'] as const

const isEmpty = ({ forms, damaged }: FormsPage) => forms.length === 0 && damaged === 0

/** One page of the forms that a filter leaves (LIST-01, LIST-04), and how many there are. */
export function useForms(filter: FormsFilter, wanted: number) {
  const { user } = useSession()
  const queries = useQueryClient()
  const viewer = [user.username, user.areas]
  const key = [...FORMS_KEY, 'page', ...viewer, filter]
  const read = (after: FormsPage['cursor']) => listFormsPage({ user, filter, after })
  // Rows that stay keep what is open in them, a menu or a dialog, while the next ones are on their way.
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
