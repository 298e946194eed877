import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Names the page in the address of a list. */
export const PAGE_KEY = 'pagina'

/** How each list of this tab was shown last, by its path: its filter and its page. */
const shown = new Map<string, string>()

/** Remembers the filter and page of the list at this address, for links that lead back to it. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown.set(pathname, search)
  }, [pathname, search])
}

/** The list is to be found at another page: that of a record to which somebody went from its neighbour (DAY-02). */
export function rememberPage(path: string, page: number): void {
  const params = new URLSearchParams(shown.get(path))
  if (page > 1) params.set(PAGE_KEY, String(page))
  else params.delete(PAGE_KEY)
  const search = params.toString()
  shown.set(path, search === '' ? '' : `?${search}`)
}

/** The address of a list with the filter and page that it had last. */
export const listAddress = (path: string): string => path + (shown.get(path) ?? '')
