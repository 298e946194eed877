import 'leaflet/dist/leaflet.css'
import { circleMarker, control, map, tileLayer } from 'leaflet'
import { useEffect, useRef } from 'react'
import styles from './PointMap.module.css'
import { ATTRIBUTION, TILES } from './tiles'

/** Zooms of the specification's maps (§1.9). */
const ZOOM = { min: 5, max: 18, place: 15 }

interface PointMapProps {
  lat: number
  lng: number
  /** What the map shows, for who cannot see it. */
  label: string
  /** Names of the two buttons. */
  zoomIn: string
  zoomOut: string
}

/** A map of one place. The address stands beside it in words: the map adds to it and replaces nothing. */
export function PointMap({ lat, lng, label, zoomIn, zoomOut }: PointMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const shown = map(frame.current, {
      center: [lat, lng],
      zoom: ZOOM.place,
      minZoom: ZOOM.min,
      maxZoom: ZOOM.max,
      // The page scrolls under a finger or wheel; the map zooms by its buttons.
      scrollWheelZoom: false,
      zoomControl: false,
    })
    shown.attributionControl.setPrefix(false)
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(shown)
    tileLayer(TILES, { attribution: ATTRIBUTION }).addTo(shown)
    circleMarker([lat, lng], { radius: 9, weight: 3, className: styles.pin ?? '' }).addTo(shown)
    return () => {
      shown.remove()
    }
  }, [lat, lng, zoomIn, zoomOut])
  return <div ref={frame} className={styles.map} role="region" aria-label={label} />
}
