import { useQuery } from '@tanstack/react-query'
import { COUNTRY_TREE } from '../../../data/staff/country-tree'
import type { TownBranch } from '../../../domain/calls/get-lista-paises'
import { townAt } from '../../../domain/geography/place'

/** A municipality with its areas, of those that the person may choose from (GEO-02). */
export function useMunicipality(path: string): { town: TownBranch | undefined; isPending: boolean } {
  const { data = [], isPending } = useQuery(COUNTRY_TREE)
  return { town: townAt(data, path), isPending }
}
