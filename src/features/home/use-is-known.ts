import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unseenQuery } from '../../data/staff/notices'
import { useSession } from '../../lib/session'
import { useFirstDay } from './first-day/use-first-day'
import { useChanged, useLate, useWaiting } from './work/use-work'

/**
 * Whether all is known of which home shows something only where there is something: whose turn it is, the first steps,
 * what waits and is late, what changed. What could not be read counts as known, and what was known once stays so.
 */
export function useIsKnown(): boolean {
  const { user, ability } = useSession()
  const mayRead = ability.can('read', 'answer')
  const waiting = useWaiting()
  const late = useLate(waiting.data ?? [])
  const unseen = useQuery({ ...unseenQuery(user), enabled: mayRead })
  const { changed } = useChanged()
  const firstDay = useFirstDay()
  const [wasKnown, setKnown] = useState(false)
  const isKnown = late !== null && [waiting, unseen, changed, firstDay].every(({ isLoading }) => !isLoading)
  if (isKnown && !wasKnown) setKnown(true)
  return isKnown || wasKnown
}
