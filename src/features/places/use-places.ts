import { useQuery, useQueryClient } from '@tanstack/react-query'
import { countryTree } from '../../data/staff/geography-tree'

/** Whatever draws places asks for them under this name: pickers show at once what was changed here. */
const TREE = ['country-tree']

/** The places that the person may see (GEO-02), as they are now. */
export const usePlaces = () => useQuery({ queryKey: TREE, queryFn: countryTree })

/** Has the places read again, after one changed. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: TREE })
}
