import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTables } from '../../../data/staff/tables'
import { useSaving } from '../use-saving'

const keyOf = (municipalityPath: string) => ['tables', municipalityPath] as const

/** The tables of a municipality, as they are now. */
export const useTables = (municipalityPath: string) =>
  useQuery({
    queryKey: keyOf(municipalityPath),
    queryFn: () => listTables(municipalityPath),
    enabled: municipalityPath !== '',
    staleTime: 0,
  })

/** Saves a table, and shows the list as it is then. */
export function useSavingTable(municipalityPath: string) {
  const queries = useQueryClient()
  const { begin, ...saving } = useSaving()
  return {
    ...saving,
    begin: ({ save, ...rest }: Parameters<typeof begin>[0]) =>
      begin({
        ...rest,
        save: async () => {
          await save()
          await queries.invalidateQueries({ queryKey: keyOf(municipalityPath) })
        },
      }),
  }
}
