import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { areasByPath } from '../../data/staff/geography'
import type { AuditEntry } from '../../domain/audit/entry'
import { areaPathsIn, type AreaNames } from './entry-words'

export const AreaNamesContext = createContext<AreaNames>(new Map())

/** Names of the areas on the page shown. */
export const useAreaNames = (): AreaNames => useContext(AreaNamesContext)

/** Reads the names of the areas that these entries are about; while they are not known, and of areas that are gone, entries show ids. */
export function useNamesOfAreas(entries: readonly AuditEntry[]): AreaNames {
  const paths = areaPathsIn(entries).sort()
  const { data } = useQuery({
    queryKey: ['audit-areas', paths],
    enabled: paths.length > 0,
    queryFn: async () => new Map((await areasByPath(paths)).map(({ path, nombre }) => [path, nombre])),
  })
  return data ?? new Map()
}
