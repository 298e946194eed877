import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { PreviewWidth } from '../store/editor-store'

/** The width of a desktop screen, in pixels. */
const DESK_WIDTH = 1024

interface Fit {
  stage: RefObject<HTMLDivElement | null>
  style: CSSProperties
}

/**
 * Gives the frame the width of the chosen screen and scales it down until it fits, so that its content is laid out for
 * that width however narrow the pane is.
 * @param width null fills the pane
 */
export function useFit(width: PreviewWidth | null, isOpen: boolean): Fit {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const element = stage.current
    if (!isOpen || !element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  if (width === null || room === 0) return { stage, style: { width: '100%', height: '100%' } }
  const wanted = width === 'desktop' ? Math.max(DESK_WIDTH, room) : width
  const scale = Math.min(1, room / wanted)
  return {
    stage,
    style: {
      width: wanted,
      height: `${100 / scale}%`,
      ...(scale < 1 && { transform: `scale(${scale})`, transformOrigin: 'top left' }),
      ...(scale === 1 && { marginInline: 'auto' }),
    },
  }
}
