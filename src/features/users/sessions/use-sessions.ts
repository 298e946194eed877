import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterFailure, errorCodeOf, serviceFailureOf } from '../../../data/errors'
import { closeSessions, listSessions, type CloseSessionsRequest } from '../../../data/staff/web-sessions'
import type { ServiceFailure } from '../../../domain/failures/service-failure'

const SESSIONS = ['sessions']

/** The open sessions of a person: a read for each. */
export function useSessions(username: string) {
  const list = useQuery({ queryKey: [...SESSIONS, username], queryFn: () => listSessions(username) })
  return {
    sessions: list.data ?? null,
    ...afterFailure(list),
    isPending: list.isPending,
    retry: () => void list.refetch(),
  }
}

const FAILURES = ['offline', 'forbidden'] as const
export type ClosingFailure = (typeof FAILURES)[number] | ServiceFailure | 'failed'

/** Closes sessions once at a time, and reads the list again. */
export function useClosing() {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ClosingFailure | null>(null)
  /** @returns whether it worked */
  const close = async (request: CloseSessionsRequest): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await closeSessions(request)
      await queries.invalidateQueries({ queryKey: SESSIONS })
      return true
    } catch (error) {
      const code = FAILURES.find((one) => one === errorCodeOf(error))
      setFailure(serviceFailureOf(error) ?? code ?? 'failed')
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, close }
}
