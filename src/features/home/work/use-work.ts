import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countChanged, countLate, lateBefore } from '../../../data/staff/count-work'
import { changedForms, countWaitingForms, waitingForms, WORK_AT_ONCE } from '../../../data/staff/form-work'
import { ownWaiting } from '../../../data/staff/own-work'
import { zoneAt } from '../../../data/staff/zones'
import { seesAllAnswers } from '../../../domain/answers-list/query'
import type { Day } from '../../../domain/dates'
import { lateIn, waitingStates, type FormWork } from '../../../domain/work/form-work'
import { lastVisit } from '../../../lib/last-visit'
import { recentForms } from '../../../lib/recent-forms'
import { useSession } from '../../../lib/session'
import type { User } from '../../../domain/user/user'

/** The query key of the work; coming back to home reads it again. */
const KEY = 'work'

/** The forms with answers that wait for this person, the most first (DAY-04). */
export function useWaiting() {
  const { user } = useSession()
  return useQuery({
    queryKey: [KEY, 'waiting', user.username, user.areas],
    queryFn: () =>
      seesAllAnswers(user)
        ? waitingForms(user)
        : ownWaiting(
            user,
            recentForms(user.username).map(({ id }) => id),
          ),
  })
}

/**
 * How many further forms have waiting answers; read only where not all may be shown.
 * @returns null when it cannot be counted, undefined while it is read
 */
export function useMoreWaiting(shown: readonly FormWork[]): number | null | undefined {
  const { user } = useSession()
  const mayBeMore = seesAllAnswers(user) && shown.length >= WORK_AT_ONCE
  const { data, isError } = useQuery({
    queryKey: [KEY, 'waiting', 'count', user.username, user.areas],
    enabled: mayBeMore,
    queryFn: () => countWaitingForms(user),
  })
  if (!mayBeMore) return 0
  if (isError) return null
  return data === undefined || data === null ? data : Math.max(0, data - shown.length)
}

/** The late answers of a form. */
export interface Late {
  /** The last day on which a late answer may have changed. */
  until: Day
  /** How many, by the reference of their state. */
  counts: ReadonlyMap<string, number>
}

async function lateOf(user: User, work: FormWork): Promise<Late> {
  const now = new Date()
  const form = { ...work, zonaHoraria: await zoneAt(work.municipalityPath) }
  const until = lateBefore(now, form)
  const kept = lateIn(work, until)
  if (kept) return { until, counts: kept }
  const late = waitingStates(work).map(
    async ({ ref }) => [ref, await countLate(user, form, ref, now)] as const,
  )
  return { until, counts: new Map(await Promise.all(late)) }
}

/**
 * How many of the answers of these forms are late, by their ids: as their work says, and counted where it does not
 * know. Told together, so that
 * no card grows after it was drawn; a form whose count failed is told without.
 * @returns null while it is not known
 */
export function useLate(forms: readonly FormWork[]): ReadonlyMap<string, Late> | null {
  const { user } = useSession()
  const asked = useQueries({
    queries: forms.map((work) => ({
      queryKey: [KEY, 'late', user.username, work.id, work.porEstado],
      queryFn: () => lateOf(user, work),
    })),
  })
  if (asked.some(({ data, isError }) => data === undefined && !isError)) return null
  return new Map(forms.flatMap(({ id }, index) => (asked[index]?.data ? [[id, asked[index].data]] : [])))
}

/** What changed since the last visit: the forms, each with how many of its answers; null while there was none (DAY-04). */
export function useChanged() {
  const { user } = useSession()
  const [since] = useState(() => lastVisit(user.username))
  const changed = useQuery({
    queryKey: [KEY, 'changed', user.username, user.areas, since?.getTime()],
    enabled: since !== null && seesAllAnswers(user),
    queryFn: async () => {
      if (since === null) return []
      const forms = await changedForms(user, since)
      const counted = forms.map(async (work) => ({ work, count: await countChanged(user, work, since) }))
      return (await Promise.all(counted)).filter(({ count }) => count > 0)
    },
  })
  return { since, changed }
}
