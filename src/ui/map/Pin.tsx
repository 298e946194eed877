import { latLng, point as pixels, type LatLng, type Map } from 'leaflet'
import { useEffect, useRef } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'
import { pinIcon } from './pin'
import type { MapPoint, MapSpot } from './pin-map-props'
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
/** How far from the edge the pin stays when it is moved by keys. */
const MARGIN = 40
const ICON = pinIcon(styles.pin)

interface PinProps {
  /** null while no pin is set. */
  point: MapPoint | null
  /** The zoom from which on streets can be seen. */
  near: number
  /** What else is on the map. */
  spots: readonly MapSpot[]
  onPoint: (point: MapPoint) => void
}

/** The pin, which can be set and moved by tap, by dragging and by keys. */
export function Pin({ point, near, spots, onPoint }: PinProps) {
  const map = useMap()
  /**
   * Where the person set the pin last. The map does not move to it: it moves only for a pin that was set elsewhere.
   */
  const own = useRef<MapPoint | null>(null)

  const put = (place: LatLng) => {
    own.current = place.wrap()
    onPoint(own.current)
  }
  /** Moves the pin by so many pixels; the first time it stands in the middle. */
  const move = (right: number, down: number) => {
    if (!own.current) return put(map.getCenter())
    const from = map.latLngToContainerPoint(own.current)
    const next = map.containerPointToLatLng(from.add(pixels(right, down)))
    put(next)
    map.panInside(next, { padding: [MARGIN, MARGIN], animate: false })
  }
  useMapEvents({
    click: ({ latlng }) => put(latlng),
    keydown: ({ originalEvent: event }) => {
      // Keys on the zoom buttons and links inside the map belong to those.
      if (event.target !== map.getContainer() || event.ctrlKey || event.metaKey || event.altKey) return
      const arrow = ARROWS[event.key]
      const step = event.shiftKey ? BIG_STEP : STEP
      if (arrow) move(arrow[0] * step, arrow[1] * step)
      else if (event.key === '+' || event.key === '=') zoomAround(map, own.current, map.getZoom() + 1)
      else if (event.key === '-') zoomAround(map, own.current, map.getZoom() - 1)
      else if (event.key === 'Enter' || event.key === ' ') move(0, 0)
      else return
      event.preventDefault()
    },
  })

  // The map zooms in on a pin that was not set on the map itself.
  useEffect(() => {
    const isOwn = own.current && point && latLng(own.current).distanceTo(point) < 1
    if (isOwn) return
    own.current = point
    if (point) map.setView(point, Math.max(map.getZoom(), near), { animate: false })
  }, [map, point, near])
  // The map zooms in when there are spots: from far away the pin would cover them all.
  useEffect(() => {
    if (own.current && spots.length > 0 && map.getZoom() < near) zoomAround(map, own.current, near)
  }, [map, spots, near])

  if (!point) return null
  return (
    <Marker
      position={point}
      icon={ICON}
      draggable
      keyboard={false}
      eventHandlers={{ dragend: ({ target }) => put(target.getLatLng()) }}
    />
  )
}

function zoomAround(map: Map, pin: MapPoint | null, zoom: number): void {
  if (pin) map.setZoomAround(pin, zoom, { animate: false })
  else map.setZoom(zoom, { animate: false })
}
