import { useQuery } from '@tanstack/react-query'
import type { CountryBranch, ProvinceBranch, TownBranch } from '../../../domain/calls/get-lista-paises'
import type { Area } from '../../../domain/geography/geography'
import { countryTree, TREE_FRESH_MS } from '../../../data/staff/geography-tree'

export interface Listed<T> {
  list: T[]
  status: 'loading' | 'ready' | 'failed'
}

const NONE: Listed<never> = { list: [], status: 'ready' }
const STATUS = { pending: 'loading', success: 'ready', error: 'failed' } as const

/** All that the person may choose from (GEO-02): asked once, whatever number of lists is drawn from it. */
function useTree(): Listed<CountryBranch> {
  const { data = [], status } = useQuery({
    queryKey: ['country-tree'],
    queryFn: countryTree,
    staleTime: TREE_FRESH_MS,
  })
  return { list: data, status: STATUS[status] }
}

/** A list below something that is chosen; empty while nothing is. */
function useListed<T>(isChosen: boolean, pick: (countries: CountryBranch[]) => T[]): Listed<T> {
  const { list, status } = useTree()
  if (!isChosen) return NONE
  return { list: pick(list), status }
}

const byId = <T extends { id: string }>(list: readonly T[], id: string): T | undefined =>
  list.find((one) => one.id === id)

const townsOf = (countries: readonly CountryBranch[]): TownBranch[] =>
  countries.flatMap(({ provincias }) => provincias.flatMap(({ municipios }) => municipios))

const townAt = (countries: readonly CountryBranch[], path: string): TownBranch | undefined =>
  townsOf(countries).find((town) => town.path === path)

export const useCountries = (): Listed<CountryBranch> => useTree()

export const useProvinces = (country: string): Listed<ProvinceBranch> =>
  useListed(country !== '', (countries) => byId(countries, country)?.provincias ?? [])

export const useMunicipalities = (country: string, province: string): Listed<TownBranch> =>
  useListed(country !== '' && province !== '', (countries) => {
    const provinces = byId(countries, country)?.provincias ?? []
    return byId(provinces, province)?.municipios ?? []
  })

export const useAreas = (municipalityPath: string): Listed<Area> =>
  useListed(municipalityPath !== '', (countries) => townAt(countries, municipalityPath)?.areas ?? [])

/** A municipality with its areas, as a list of at most one. */
export const useMunicipality = (municipalityPath: string): Listed<TownBranch> =>
  useListed(municipalityPath !== '', (countries) => {
    const town = townAt(countries, municipalityPath)
    return town ? [town] : []
  })
