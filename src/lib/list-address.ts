import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** How each list of this tab was shown last, by its path: its filter and its page. */
const shown = new Map<string, string>()

/** Remembers how the list at this address is shown, for whoever comes back to it by a link. */
export function useRememberedList(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown.set(pathname, search)
  }, [pathname, search])
}

/** The address of a list as it was shown last: going back finds filter and page as they were. */
export const listAddress = (path: string): string => path + (shown.get(path) ?? '')
