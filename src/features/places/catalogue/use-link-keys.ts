import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endLinkKey, linkKeysOf, makeLinkKey, type LinkKey } from '../../../data/staff/link-keys'
import { randomText } from '../../../lib/random'
import { failureOf, type Failure } from '../failure'

const ID_LENGTH = 8

const keyOf = (municipality: string) => ['link-keys', municipality] as const

/** The keys that sign links of a municipality, and what is done with them, one thing at a time. */
export function useLinkKeys(municipality: string) {
  const queries = useQueryClient()
  const stored = useQuery({
    queryKey: keyOf(municipality),
    queryFn: () => linkKeysOf(municipality),
    enabled: municipality !== '',
    staleTime: 0,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** What was made just now; it is nowhere else. */
  const [secret, setSecret] = useState<string | null>(null)
  async function once(work: () => Promise<{ keys: LinkKey[] }>): Promise<void> {
    setFailure(null)
    setBusy(true)
    try {
      const { keys } = await work()
      queries.setQueryData(keyOf(municipality), { keys })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    stored,
    busy,
    failure,
    secret,
    forgetSecret: () => setSecret(null),
    make: () =>
      once(async () => {
        const made = await makeLinkKey({ municipality, id: randomText(ID_LENGTH).toLowerCase() })
        setSecret(made.secret)
        return made
      }),
    end: (id: string) => once(() => endLinkKey({ municipality, id })),
  }
}
