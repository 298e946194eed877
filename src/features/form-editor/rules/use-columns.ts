import type { FormPart } from '../../../domain/form-logic/parts'
import { namedParts } from '../../../domain/form-logic/problems'
import { columnNames, looksInTable } from '../../../domain/form-logic/table-columns'
import { tableIdOf } from '../../../domain/tables/table'
import { tableRefIn } from '../../../domain/tables/table-ref'
import { useTables } from '../inspector/use-tables'
import { useEditorState } from '../store/context'

/** What formulas may look up of what is picked in the form: attributes of options, and columns of tables. */
export function useColumns() {
  const parts = namedParts(useEditorState(({ form }) => form.secciones))
  const { tables } = useTables([...parts.values()].some(looksInTable))
  const inTable = (part: FormPart | undefined): readonly string[] | undefined => {
    if (part?.is !== 'question' || !looksInTable(part)) return undefined
    const ref = tableRefIn(part.definition.formato)
    return tables?.find((one) => tableIdOf(one) === ref?.table)?.columnas
  }
  return {
    /** Names that can be looked up in a part. */
    namesOf: (part: FormPart) => columnNames(part, inTable(part)),
    /** Columns of the table that a question picks from, by the question's id; undefined where nobody knows them. */
    columnsOf: (id: string) => inTable(parts.get(id)),
  }
}
