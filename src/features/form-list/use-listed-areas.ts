import { useQuery } from '@tanstack/react-query'
import { areasByPath } from '../../data/staff/geography'
import { TREE_FRESH_MS } from '../../data/staff/country-tree'
import { countryTree } from '../../data/staff/geography-tree'
import { listedAreas } from '../../domain/access/places'
import type { User } from '../../domain/user/user'
import { useSession } from '../../lib/session'

export interface ListedArea {
  path: string
  nombre: string
}

const byName = (one: ListedArea, other: ListedArea) => one.nombre.localeCompare(other.nombre)

/** The areas of all municipalities, each with its municipality's name: two may have the same. */
async function allAreas(): Promise<ListedArea[]> {
  const countries = await countryTree()
  const municipalities = countries.flatMap(({ provincias }) =>
    provincias.flatMap(({ municipios }) => municipios),
  )
  return municipalities.flatMap(({ nombre: municipality, areas }) =>
    areas.map(({ path, nombre }) => ({ path, nombre: `${nombre} · ${municipality}` })),
  )
}

function areasFor(user: User): Promise<ListedArea[]> {
  const listed = listedAreas(user)
  return listed === null ? allAreas() : areasByPath(listed)
}

/**
 * The areas to filter by (LIST-01): the own ones, all of them for the administrator.
 * @param wanted whether to read them: only when somebody looks for one
 */
export function useListedAreas(wanted: boolean) {
  const { user } = useSession()
  return useQuery({
    queryKey: ['listed-areas', user.username, user.areas],
    queryFn: async () => (await areasFor(user)).sort(byName),
    enabled: wanted,
    staleTime: TREE_FRESH_MS,
  })
}
