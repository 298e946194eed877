import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far outside the window the content is drawn already, so that scrolling shows no gap. */
const AHEAD = '1200px 0px'

interface NearbyProps {
  /** Height in pixels that is kept free until then. */
  estimate: number
  /** Draws it at once, wherever it is. */
  now: boolean
  children: () => ReactNode
}

/** Draws its content once it comes near the window, and keeps it from then on. */
export function Nearby({ estimate, now, children }: NearbyProps) {
  const [near, setNear] = useState(now)
  const place = useRef<HTMLDivElement>(null)
  const drawn = near || now
  useEffect(() => {
    if (drawn || place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [drawn])
  return drawn ? children() : <div ref={place} style={{ height: estimate }} />
}
