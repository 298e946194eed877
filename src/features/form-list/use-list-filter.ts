import type { FormsFilter } from '../../data/staff/list-forms'
import { useAddressParams } from '../../lib/address-params'
import { useRememberedList } from '../../lib/list-address'
import { pageNumber } from '../../lib/page-number'

/** Filter and page of the list, kept in the address so that back and a shared link show the same. */
export function useListFilter() {
  useRememberedList()
  const { params, put } = useAddressParams()
  const filter: FormsFilter = { name: params.get('nombre') ?? '', area: params.get('area') ?? '' }
  const page = pageNumber(params.get('pagina'))

  return {
    filter,
    page,
    /** Another name: leading spaces are dropped and the first page shows (LIST-01). */
    setName: (name: string) => put({ nombre: name.trimStart(), pagina: '' }),
    setArea: (area: string) => put({ area, pagina: '' }),
    clear: () => put({ nombre: '', area: '', pagina: '' }),
    setPage: (next: number) => put({ pagina: next === 1 ? '' : String(next) }),
  }
}
