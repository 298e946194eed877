import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answersAbout } from '../../../data/staff/find-recipient'
import type { RecipientIdType } from '../../../domain/answers-list/recipient'
import { plainNumber } from '../../../domain/citizen/identity'
import { useSession } from '../../../lib/session'

/** What was looked up; a new object looks again. Kept out of the address, which others may see. */
export interface Lookup {
  type: RecipientIdType
  number: string
}

/** The answers about the recipient that was looked up last (HOME-03). */
export function useRecipient() {
  const { user } = useSession()
  const [lookup, setLookup] = useState<Lookup | null>(null)
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
      setLookup({ type, number })
    },
    answers: found.data ?? null,
    isSearching: found.isFetching,
    error: found.error,
    retry: () => void found.refetch(),
  }
}
