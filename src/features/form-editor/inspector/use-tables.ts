import { useQuery } from '@tanstack/react-query'
import { listTables } from '../../../data/staff/tables'
import { municipalityPathOf } from '../../../domain/store-paths'
import { useEditorState } from '../store/context'

/**
 * The tables of the form's municipality, read once for all questions; its path is '' before the form has an area.
 * @param isNeeded whether anything picks from one
 */
export function useTables(isNeeded = true) {
  const municipalityPath = useEditorState(({ form }) => municipalityPathOf(form.areas[0] ?? ''))
  const { data, isPending, refetch } = useQuery({
    queryKey: ['tables', municipalityPath],
    queryFn: () => listTables(municipalityPath),
    enabled: isNeeded && municipalityPath !== '',
  })
  return { municipalityPath, tables: data, isPending, refetch }
}
