import { useCallback, useMemo } from 'react'
import type { ColumnsOfTable } from '../../../domain/publication/gone-columns'
import type { Form } from '../../../domain/form/form'
import { keepsTables, tablesUsed } from '../../../domain/form/tables-used'
import { tableIdOf } from '../../../domain/tables/table'
import type { TableRef } from '../../../domain/tables/table-ref'
import { useEditor, useEditorState } from '../store/context'
import { useTables } from './use-tables'

/** What is known of the tables that a form picks from. */
export interface KnownTables {
  /** Columns of their newest versions: with a change of what the form asks it picks from those. */
  columnsOf: ColumnsOfTable
  /** Whether a form that was edited goes on with an earlier version. */
  keeps: (form: Form, saved: Form) => (ref: TableRef) => boolean
}

/** What is known of the tables that the edited form picks from. */
export function useTableColumns(): KnownTables {
  const { isStored } = useEditor()
  const { tables } = useTables(useEditorState(({ form }) => tablesUsed(form.secciones).length > 0))
  const find = useCallback(({ table }: TableRef) => tables?.find((one) => tableIdOf(one) === table), [tables])
  return useMemo(
    () => ({
      columnsOf: (ref) => find(ref)?.columnas,
      keeps: (form, saved) => {
        // Asked once, and only where a table has a newer version: it reads both forms.
        let isKept: boolean | undefined
        return (ref) =>
          isStored &&
          (find(ref)?.version ?? ref.version) > ref.version &&
          (isKept ??= keepsTables(form, saved))
      },
    }),
    [find, isStored],
  )
}
