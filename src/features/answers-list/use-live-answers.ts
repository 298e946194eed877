import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listenOnceLoaded } from '../../data/staff/listen-once-loaded'
import { isFiltered, type AnswerFilters } from '../../domain/answers-list/filters'
import type { FormHead } from '../../domain/form/form-head'
import type { User } from '../../domain/user/user'
import { comesFirst, KEY, showMoved } from './shown-answers'

/**
 * Shows changes of others to the listed answers at once (ALIST-05). New answers are only announced, so that rows do not
 * move under a finger. One read for the list, and one for each change.
 * @returns whether there are answers before those shown, and what shows them
 */
export function useLiveAnswers(form: FormHead, user: User, filters: AnswerFilters) {
  const queries = useQueryClient()
  const [newerThan, setNewerThan] = useState<AnswerFilters | null>(null)
  const current = useRef(filters)
  current.current = filters
  useEffect(
    () =>
      listenOnceLoaded((live) =>
        live.watchNewestChange({ form, user }, (answer) => {
          const shown = current.current
          showMoved(queries, form.id, answer)
          // Only the server knows whether the answer matches the filters.
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
