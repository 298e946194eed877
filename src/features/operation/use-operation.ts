import { useQuery } from '@tanstack/react-query'
import { afterFailure } from '../../data/errors'
import { partsNow } from '../../data/staff/operation'

const NONE: never[] = []

/** How everything stands now, and when that was looked at. */
export function useOperation() {
  const read = useQuery({ queryKey: ['operation'], queryFn: partsNow, staleTime: 0 })
  return {
    isPending: read.isPending,
    isFetching: read.isFetching,
    ...afterFailure(read),
    parts: read.data ?? NONE,
    lookedAt: read.dataUpdatedAt > 0 ? new Date(read.dataUpdatedAt) : null,
    retry: () => void read.refetch(),
    refresh: async (): Promise<void> => {
      await read.refetch()
    },
  }
}
