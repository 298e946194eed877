import { useCallback } from 'react'
import type { ColumnsOfTable } from '../../../domain/form/gone-columns'
import { tablesUsed } from '../../../domain/form/tables-used'
import { tableIdOf } from '../../../domain/tables/table'
import { useEditorState } from '../store/context'
import { useTables } from './use-tables'

/** Columns of the newest versions of tables: with a change of what the form asks it picks from those. */
export function useTableColumns(): ColumnsOfTable {
  const { tables } = useTables(useEditorState(({ form }) => tablesUsed(form.secciones).length > 0))
  return useCallback(({ table }) => tables?.find((one) => tableIdOf(one) === table)?.columnas, [tables])
}
