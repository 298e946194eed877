import { useSearchParams } from 'react-router-dom'
import type { ListFilter } from './filter'
import { pageNumber } from '../../lib/page-number'

/** Filter and page of the list, kept in the address so that back and a shared link show the same. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const filter: ListFilter = { name: params.get('nombre') ?? '', area: params.get('area') ?? '' }
  const page = pageNumber(params.get('pagina'))

  const put = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [key, value] of Object.entries(changes)) {
          if (value === '') next.delete(key)
          else next.set(key, value)
        }
        return next
      },
      { replace: true },
    )

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
