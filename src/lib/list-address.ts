import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** How each list of this tab was shown last, by its path: its filter and its page. */
const shown = new Map<string, string>()

/** Remembers the filter and page of the list at this address, for links that lead back to it. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown.set(pathname, search)
  }, [pathname, search])
}

/** The address of a list with the filter and page that it had last. */
export const listAddress = (path: string): string => path + (shown.get(path) ?? '')
