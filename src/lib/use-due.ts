import { useState } from 'react'
import { DONE, isLate, NO_TERM } from '../domain/assignment/due'
import { dayIn, writeDay } from '../domain/dates'
import { useZone } from './zone'

/** Until when something is to be done, for people; null where there is no term (REACH-08). */
export function useDue(due: string | undefined): { day: string; is: 'late' | 'today' | 'later' } | null {
  const zone = useZone()
  const [now] = useState(() => new Date())
  if (due === undefined || due === DONE || due === NO_TERM) return null
  const today = dayIn(now, zone)
  return { day: writeDay(due), is: isLate(due, today) ? 'late' : due === today ? 'today' : 'later' }
}
