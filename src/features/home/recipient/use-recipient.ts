import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answersAbout } from '../../../data/staff/find-recipient'
import type { RecipientIdType } from '../../../domain/answers-list/recipient'
import { plainNumber } from '../../../domain/citizen/identity'
import { useSession } from '../../../lib/session'

/** What was looked up; a new object looks again. Kept out of the address, which others may see. */
export interface Lookup {
  type: RecipientIdType
  number: string
}

/** The answers about the recipient that was looked up last (HOME-03), also by who comes back to the page. */
export function useRecipient() {
  const { user } = useSession()
  const queries = useQueryClient()
  const key = ['recipient-lookup', user.username]
  // Kept with what was read, for as long as the session: coming back finds it, the next person nothing.
  const { data: lookup = null } = useQuery<Lookup | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  })
  const found = useQuery({
    queryKey: ['recipient', user.username, lookup?.number],
    queryFn: () => answersAbout(user, lookup?.number ?? ''),
    enabled: lookup !== null,
  })
  return {
    lookup,
    search: (type: RecipientIdType, typed: string) => {
      const number = plainNumber(typed)
      if (lookup?.number === number) void found.refetch()
      const next: Lookup = { type, number }
      queries.setQueryData(key, next)
    },
    answers: found.data ?? null,
    isSearching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
  }
}
