import 'leaflet/dist/leaflet.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { createPinMap, type PinMap as Map } from './pin-map'
import type { PinMapProps } from './pin-map-props'
import styles from './PinMap.module.css'

/** Pixels that an arrow key moves the pin, alone and with the shift key. */
const STEP = 8
const BIG_STEP = 48
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A map on which a pin is put by tap, by dragging it, or with the keyboard: arrows move it, + and - zoom. */
export function PinMap({ point, spots, label, describedBy, ...rest }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<Map | null>(null)
  const current = useRef(rest)
  current.current = rest

  useEffect(() => {
    if (!frame.current) return
    const { centre, zoom, zoomIn, zoomOut } = current.current
    const shown = createPinMap(frame.current, {
      centre,
      zoom,
      zoomIn,
      zoomOut,
      pinClass: styles.pin ?? '',
      spotClass: (isChosen) => `${styles.spot} ${isChosen ? styles.chosen : ''}`,
      onSpot: (id) => current.current.onSpot?.(id),
      onPoint: (next) => current.current.onPoint(next),
      onTiles: (arrive) => current.current.onTiles(arrive),
    })
    map.current = shown
    return () => {
      map.current = null
      shown.remove()
    }
  }, [])
  useEffect(() => map.current?.show(point), [point])
  useEffect(() => map.current?.showSpots(spots ?? []), [spots])

  function onKeyDown(event: KeyboardEvent): void {
    const shown = map.current
    // Keys on the zoom buttons and links inside are theirs.
    if (!shown || event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow) {
      const step = event.shiftKey ? BIG_STEP : STEP
      shown.move(arrow[0] * step, arrow[1] * step)
    } else if (event.key === '+' || event.key === '=') shown.zoomBy(1)
    else if (event.key === '-') shown.zoomBy(-1)
    else if (event.key === 'Enter' || event.key === ' ') shown.move(0, 0)
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={frame}
      className={styles.map}
      role="application"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    />
  )
}
