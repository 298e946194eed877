import { CircleMarker } from 'react-leaflet'
import { MapFrame } from './MapFrame'
import styles from './PointMap.module.css'

/** Zooms of the specification's maps (§1.9). */
const ZOOM = { min: 5, max: 18, whole: 15 }

interface PointMapProps {
  lat: number
  lng: number
  /** What the map shows, for screen readers. */
  label: string
  /** Names of the two buttons. */
  zoomIn: string
  zoomOut: string
}

/** A map of one place. The address is written beside it, so nobody needs the map. */
export function PointMap({ lat, lng, ...words }: PointMapProps) {
  const place = { lat, lng }
  return (
    <MapFrame
      key={`${lat} ${lng}`}
      {...words}
      className={styles.map}
      role="region"
      centre={place}
      zoom={ZOOM}
    >
      <CircleMarker center={place} radius={9} weight={3} className={styles.pin ?? ''} />
    </MapFrame>
  )
}
