import { useCallback, useState } from 'react'
import { errorCodeOf, serviceFailureOf } from '../../data/errors'
import type { ServiceFailure } from '../../domain/failures/service-failure'
import { useNewest } from '../../lib/use-newest'

export type LookupFailure = 'missing' | 'offline' | 'limited' | 'failed' | ServiceFailure

export type Outcome<Found> = { kind: 'found'; found: Found } | { kind: LookupFailure }

const failureOf = (error: unknown): LookupFailure => {
  const code = errorCodeOf(error)
  if (code === 'notFound') return 'missing'
  return code === 'offline' || code === 'limited' ? code : (serviceFailureOf(error) ?? 'failed')
}

export interface CodeSearch<Found> {
  busy: boolean
  /** Null before the first search and during each one. */
  outcome: Outcome<Found> | null
  search: (code: string) => Promise<void>
}

/**
 * Looks something up by its code; the newest search counts (PUB-01, PUB-02).
 * @param look finds it; throws a DataError `notFound`, `offline` or `rateLimitExceeded`, anything else counts as failed
 */
export function useCodeSearch<Found>(look: (code: string) => Promise<Found>): CodeSearch<Found> {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome<Found> | null>(null)
  const newest = useNewest()
  const search = useCallback(
    async (code: string) => {
      const isNewest = newest.begin()
      setBusy(true)
      setOutcome(null)
      try {
        const found = await look(code)
        if (isNewest()) setOutcome({ kind: 'found', found })
      } catch (error) {
        if (isNewest()) setOutcome({ kind: failureOf(error) })
      } finally {
        if (isNewest()) setBusy(false)
      }
    },
    [look, newest],
  )
  return { busy, outcome, search }
}
