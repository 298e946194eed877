import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Id of the main part of a page, inside the frame. */
export const MAIN_ID = 'contenido'

/**
 * Moves the focus to the main part when the page changes, so that a screen reader begins there, and scrolls to the top
 * unless the person came back to the page. Leaves the focus where it is on the first page, on a change of filters, and
 * when the page took the focus itself.
 */
export function usePageStart(): void {
  const { pathname } = useLocation()
  const came = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (came !== NavigationType.Pop) window.scrollTo(0, 0)
    const main = document.getElementById(MAIN_ID)
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true })
  }, [pathname, came])
}
