import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Id of the part of a page that is not the frame. */
export const MAIN_ID = 'contenido'

/**
 * Moves the focus to the page's main part when the page changes, so that a screen reader begins there. Leaves it
 * where it is on the first page, on a change of filters, and when the page took the focus itself.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.getElementById(MAIN_ID)
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname])
}
