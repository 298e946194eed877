import { useEffect, useState } from 'react'

/**
 * How many parts of a long page are drawn: the first ones at once, then twice as many each time, so that the top is
 * shown without waiting for the rest. All of them when the page is printed.
 */
export function useGradually(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    if (drawn >= count) return
    const next = setTimeout(() => setDrawn(2 * drawn))
    const onPrint = () => setDrawn(count)
    globalThis.addEventListener('beforeprint', onPrint)
    return () => {
      clearTimeout(next)
      globalThis.removeEventListener('beforeprint', onPrint)
    }
  }, [drawn, count])
  return Math.min(drawn, count)
}
