import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is no wider than what it stands in; false until that was measured. */
export function useFits(element: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const inner = element.current
    const outer = inner?.parentElement
    if (!inner || !outer || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setFits(inner.offsetWidth <= outer.clientWidth))
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [element])
  return fits
}
