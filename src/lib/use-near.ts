import { useEffect, useState, type RefObject } from 'react'

/** How far outside the window counts as near, so that it is ready when one has scrolled to it. */
const MARGIN = '600px'

/** Whether an element came near the window or is being printed; true at once where the browser cannot tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current || typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(current)
    const onPrint = () => setNear(true)
    globalThis.addEventListener('beforeprint', onPrint)
    return () => {
      observer.disconnect()
      globalThis.removeEventListener('beforeprint', onPrint)
    }
  }, [element])
  return isNear
}
