import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { getColleagueNames } from '../../data/staff/colleagues'
import { areasByPath } from '../../data/staff/geography'
import type { AuditEntry } from '../../domain/audit/entry'
import { useColleagueNames } from '../../lib/colleagues'
import { areaPathsIn, usernamesIn, type Names } from './entry-words'

export const NamesContext = createContext<Names>({ areas: new Map(), nameOf: (username) => username })

/** Names of the areas and people on the page shown. */
export const useNames = (): Names => useContext(NamesContext)

/** Reads what the areas and people are called that these entries name; until it is known, and of what is gone, entries show ids and usernames. */
export function useNamesIn(entries: readonly AuditEntry[]): Names {
  const paths = areaPathsIn(entries).sort()
  const { data } = useQuery({
    queryKey: ['audit-areas', paths],
    enabled: paths.length > 0,
    queryFn: async () => new Map((await areasByPath(paths)).map(({ path, nombre }) => [path, nombre])),
  })
  const nameOf = useColleagueNames(usernamesIn(entries), getColleagueNames)
  return { areas: data ?? new Map(), nameOf }
}
