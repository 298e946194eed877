import { useQuery } from '@tanstack/react-query'
import { COUNTRY_TREE } from '../../../data/staff/country-tree'
import type { MunicipalityBranch } from '../../../domain/geography/tree'
import { municipalityAt } from '../../../domain/geography/place'

/** A municipality with its areas, of those that the person may choose from (GEO-02). */
export function useMunicipality(path: string): {
  municipality: MunicipalityBranch | undefined
  isPending: boolean
} {
  const { data = [], isPending } = useQuery(COUNTRY_TREE)
  return { municipality: municipalityAt(data, path), isPending }
}
