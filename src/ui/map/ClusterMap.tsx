import 'leaflet/dist/leaflet.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createClusterMap, type ClusterMap as Map } from './cluster-map'
import type { ClusterMapProps } from './cluster-map-props'
import styles from './ClusterMap.module.css'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A map of many points, gathered where they are close. Pins and groups are reached with the tab key; a group comes
 * nearer until it falls apart, a pin or a group of one spot opens a bubble.
 */
export function ClusterMap({
  points,
  fitFor,
  opened,
  children,
  label,
  describedBy,
  ...rest
}: ClusterMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<Map | null>(null)
  const current = useRef(rest)
  current.current = rest
  const [content] = useState(() => document.createElement('div'))

  useEffect(() => {
    if (!frame.current) return
    const { centre, zoom, zoomIn, zoomOut } = current.current
    const shown = createClusterMap(frame.current, {
      centre,
      zoom,
      zoomIn,
      zoomOut,
      content,
      still: isStill(),
      classes: { pin: styles.pin ?? '', group: styles.group ?? '' },
      groupLabel: (count) => current.current.groupLabel(count),
      onOpen: (ids) => current.current.onOpen(ids),
      onTiles: (arrive) => current.current.onTiles(arrive),
    })
    map.current = shown
    return () => {
      map.current = null
      shown.remove()
    }
  }, [content])
  useEffect(() => map.current?.show(points), [points])
  const latest = useRef(points)
  latest.current = points
  useEffect(() => map.current?.fit(latest.current), [fitFor])
  useLayoutEffect(() => {
    if (opened.length === 0) return
    map.current?.resized()
    content.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [opened, content])

  return (
    <div
      ref={frame}
      className={styles.map}
      role="region"
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key === 'Escape') map.current?.close()
      }}
    >
      {createPortal(children, content)}
    </div>
  )
}
