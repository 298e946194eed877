import { useEffect, useState, type ComponentType } from 'react'

/** How long to wait before loading again what could not be loaded when the network came back. */
const AGAIN_MS = 5_000

const always = () => true

/**
 * A part of a page that is of use with a network only, and loaded once there is one.
 * @param load the same function at every drawing
 * @param isWanted asked each time the network is back
 */
export function useOnlinePart<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted: () => boolean = always,
): ComponentType<P> | null {
  const [part, setPart] = useState<ComponentType<P> | null>(null)
  useEffect(() => {
    let isCurrent = true
    let again: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (!isWanted() || !navigator.onLine) return
      load().then(
        (loaded) => isCurrent && setPart(() => loaded),
        () => {
          if (isCurrent) again = setTimeout(look, AGAIN_MS)
        },
      )
    }
    look()
    window.addEventListener('online', look)
    return () => {
      isCurrent = false
      clearTimeout(again)
      window.removeEventListener('online', look)
    }
  }, [load, isWanted])
  return part
}
