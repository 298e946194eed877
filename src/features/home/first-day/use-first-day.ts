import { useQuery } from '@tanstack/react-query'
import { municipalityOnce } from '../../../data/staff/geography'
import { listFormsPage } from '../../../data/staff/list-forms'
import { countUsers } from '../../../data/staff/users'
import { isForStrangers } from '../../../domain/form/options'
import type { User } from '../../../domain/user/user'
import { useSession } from '../../../lib/session'
import { useWaiting } from '../work/use-work'

/** What a municipality does before its first answer, in this order. */
export const FIRST_STEPS = ['areas', 'users', 'form', 'published'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

async function doneBy(user: User): Promise<ReadonlySet<FirstStep>> {
  const { municipalityPath } = user
  const [place, users, { forms }] = await Promise.all([
    municipalityOnce(municipalityPath),
    countUsers({ municipalityPath, text: '', ended: false }),
    listFormsPage({ user, filter: { name: '', area: '' } }),
  ])
  const isDone: Record<FirstStep, boolean> = {
    areas: place.areas.length > 0,
    users: users > 1,
    form: forms.length > 0,
    published: forms.some(({ opcionales }) => isForStrangers(opcionales)),
  }
  return new Set(FIRST_STEPS.filter((step) => isDone[step]))
}

/**
 * What is done already of the first steps of a municipality, for who sets it up (DAY-04). Where answers wait the first
 * day is over, and nothing is read for it.
 * @returns null where there is nothing to say
 */
export function useFirstDay(): { done: ReadonlySet<FirstStep> | null; isLoading: boolean } {
  const { user, ability } = useSession()
  const { data: waiting } = useWaiting()
  const setsUp = ability.can('manage', 'municipalityUser')
  const { data: done, isLoading } = useQuery({
    queryKey: ['first-day', user.username, user.municipalityPath],
    queryFn: () => doneBy(user),
    enabled: setsUp && user.municipalityPath !== '' && waiting?.length === 0,
    retry: false,
  })
  return { done: done && done.size < FIRST_STEPS.length ? done : null, isLoading }
}
