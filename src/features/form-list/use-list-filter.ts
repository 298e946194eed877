import { useAddressParams } from '../../lib/address-params'
import { pageNumber } from '../../lib/page-number'
import type { ListFilter } from './filter'

/** Filter and page of the list, kept in the address so that back and a shared link show the same. */
export function useListFilter() {
  const { params, put } = useAddressParams()
  const filter: ListFilter = { name: params.get('nombre') ?? '', area: params.get('area') ?? '' }
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
