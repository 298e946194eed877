import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listTables, readersOfColumns } from '../../../data/staff/tables'
import type { Table } from '../../../domain/tables/table'
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

/** Which forms have rules that read columns of a table. Not cached, because somebody may just have changed them. */
export const useColumnReaders = (table: Table | null, columns: readonly string[]) =>
  useQuery({
    queryKey: ['forms that read columns', table?.path, ...columns],
    queryFn: () => (table ? readersOfColumns(table, columns) : null),
    enabled: table !== null && columns.length > 0,
    gcTime: 0,
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
