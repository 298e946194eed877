import { useQuery, useQueryClient } from '@tanstack/react-query'
import { COUNTRY_TREE } from '../../data/staff/country-tree'

/** The places that the person may see (GEO-02), as they are now. */
export const usePlaces = () => useQuery({ ...COUNTRY_TREE, staleTime: 0 })

/** Gives the function that reads the places again after a change, so that pickers show it at once. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: COUNTRY_TREE.queryKey })
}
