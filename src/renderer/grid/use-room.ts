import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Tells whether an element is at least so wide, and goes on to when that changes. */
export function useRoom(least: number): [RefObject<HTMLDivElement | null>, boolean] {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element || !('ResizeObserver' in window)) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [frame, width >= least]
}
