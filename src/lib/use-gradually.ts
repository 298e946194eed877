import { useEffect, useState } from 'react'
import { usePrinted } from './printed'

/**
 * How many parts of a long page are drawn: the first ones at once, then twice as many each time, so that the top is
 * shown without waiting for the rest. All of them when the page is printed.
 */
export function useGradually(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first)
  const isPrinted = usePrinted() !== null
  useEffect(() => {
    if (drawn >= count) return
    const next = setTimeout(() => setDrawn(2 * drawn))
    return () => clearTimeout(next)
  }, [drawn, count])
  return isPrinted ? count : Math.min(drawn, count)
}
