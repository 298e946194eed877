import { useQuery, useQueryClient } from '@tanstack/react-query'
import { afterFailure } from '../../../data/errors'
import { countOpenRequests, listOpenRequests } from '../../../data/staff/access-requests'
import { reachesEverywhere } from '../../../domain/access/places'
import { useSession } from '../../../lib/session'

const REQUESTS = ['access-requests']

/** The municipality whose requests the person decides about; '' for every one. */
function useReach(): string {
  const { user } = useSession()
  return reachesEverywhere(user) ? '' : user.municipalityPath
}

/** How many requests wait (USER-06); null while nobody knows. */
export function useRequestCount(): number | null {
  const reach = useReach()
  const { data } = useQuery({
    queryKey: [...REQUESTS, 'count', reach],
    queryFn: () => countOpenRequests(reach),
  })
  return data ?? null
}

/** The requests that wait, oldest first (USER-06). */
export function useRequests() {
  const reach = useReach()
  const list = useQuery({ queryKey: [...REQUESTS, 'list', reach], queryFn: () => listOpenRequests(reach) })
  return {
    isPending: list.isPending,
    ...afterFailure(list),
    retry: () => void list.refetch(),
    requests: list.data?.requests ?? [],
    damaged: list.data?.damaged ?? 0,
  }
}

/** Gives the function that reads them again after a decision. */
export function useRequestsAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: REQUESTS })
}
