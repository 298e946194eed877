import type { FormsFilter } from '../../data/staff/list-forms'
import type { FormsSort } from '../../domain/form/form-row'
import { useAddressParams } from '../../lib/address-params'
import { useRememberedList } from '../../lib/list-address'
import { pageNumber } from '../../lib/page-number'
import { cleanText } from '../../domain/text/clean'

/** What the list is sorted by, as the address says it. */
const SORTS: Record<string, FormsSort> = { ultima: 'ultima', respuestas: 'total' }
const ARCHIVE = 'archivo'

/** Filter, order and page of the list, kept in the address so that back and a shared link show the same. */
export function useListFilter() {
  useRememberedList()
  const { params, put } = useAddressParams()
  const filter = {
    name: params.get('nombre') ?? '',
    area: params.get('area') ?? '',
    label: cleanText(params.get('etiqueta') ?? ''),
    sort: SORTS[params.get('orden') ?? ''] ?? 'titulo',
    archived: params.get('lugar') === ARCHIVE,
  } satisfies FormsFilter
  const page = pageNumber(params.get('pagina'))

  return {
    filter,
    page,
    /** Another name: leading spaces are dropped and the first page shows (LIST-01). */
    setName: (name: string) => put({ nombre: name.trimStart(), pagina: '' }),
    setArea: (area: string) => put({ area, pagina: '' }),
    setLabel: (label: string) => put({ etiqueta: cleanText(label), pagina: '' }),
    /** All forms with a label, whatever narrowed the list before: a chip on a form says so. */
    showLabel: (label: string) => put({ etiqueta: cleanText(label), nombre: '', area: '', pagina: '' }),
    setSort: (sort: FormsSort) =>
      put({ orden: Object.keys(SORTS).find((word) => SORTS[word] === sort) ?? '', pagina: '' }),
    setArchived: (archived: boolean) => put({ lugar: archived ? ARCHIVE : '', pagina: '' }),
    clear: () => put({ nombre: '', area: '', etiqueta: '', pagina: '' }),
    setPage: (next: number) => put({ pagina: next === 1 ? '' : String(next) }),
  }
}
