import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listenLater } from '../../data/staff/listen-later'
import { isFiltered, type AnswerFilters } from '../../domain/answers-list/filters'
import type { FormHead } from '../../domain/form/form-head'
import type { User } from '../../domain/user/user'
import { comesFirst, KEY, showMoved } from './shown-answers'

/**
 * Shows at once what others do to the answers that are shown (ALIST-05). New ones are only told: rows do not run
 * away under a finger. One read for the list, and one for each change.
 * @returns whether there are answers before those shown, and what shows them
 */
export function useLiveAnswers(form: FormHead, user: User, filters: AnswerFilters) {
  const queries = useQueryClient()
  const [newerThan, setNewerThan] = useState<AnswerFilters | null>(null)
  const current = useRef(filters)
  current.current = filters
  useEffect(
    () =>
      listenLater((live) =>
        live.watchNewestChange({ form, user }, (answer) => {
          const shown = current.current
          showMoved(queries, form.id, answer)
          // Whether it belongs to what a filter leaves only the server can tell.
          if (isFiltered(shown)) return
          if (comesFirst(queries, form.id, [user.username, shown], shown.order, answer)) setNewerThan(shown)
        }),
      ),
    [form, user, queries],
  )
  return {
    hasNewer: newerThan === filters,
    showNewer: () => {
      setNewerThan(null)
      void queries.invalidateQueries({ queryKey: KEY.all(form.id) })
    },
  }
}
