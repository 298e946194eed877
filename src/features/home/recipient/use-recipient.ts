import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ABOUT_ONE_AT_ONCE, answersAbout } from '../../../data/staff/find-recipient'
import type { RecipientIdType } from '../../../domain/answers-list/recipient'
import { plainNumber } from '../../../domain/citizen/identity'
import { useSession } from '../../../lib/session'

/** What was looked up; a new object looks again. It is not in the address, which others may see. */
export interface Lookup {
  type: RecipientIdType
  number: string
  /** So many answers at most. */
  most: number
}

/**
 * The answers about the recipient that was looked up last (HOME-03); they are still shown when one comes back to the
 * page.
 */
export function useRecipient() {
  const { user } = useSession()
  const queries = useQueryClient()
  const key = ['recipient-lookup', user.username]
  // Kept in the session's cache: coming back to the page finds it, the next person does not.
  const { data: lookup = null } = useQuery<Lookup | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    gcTime: Infinity,
  })
  const found = useQuery({
    queryKey: ['recipient', user.username, lookup?.number, lookup?.most],
    queryFn: () => answersAbout(user, lookup?.number ?? '', lookup?.most),
    enabled: lookup !== null,
    // While more are read, the ones so far stay.
    placeholderData: (shown, last) => (last?.queryKey[2] === lookup?.number ? shown : undefined),
  })
  return {
    lookup,
    search: (type: RecipientIdType, typed: string) => {
      const number = plainNumber(typed)
      if (lookup?.number === number) void found.refetch()
      const next: Lookup = { type, number, most: ABOUT_ONE_AT_ONCE }
      queries.setQueryData(key, next)
    },
    answers: found.data ?? null,
    /** Shows more of them; null where there are no more. */
    more:
      lookup && found.data?.length === lookup.most
        ? () => queries.setQueryData(key, { ...lookup, most: lookup.most + ABOUT_ONE_AT_ONCE })
        : null,
    isSearching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
  }
}
