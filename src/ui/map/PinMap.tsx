import { CircleMarker, Polygon, Polyline, Tooltip } from 'react-leaflet'
import { MapFrame } from './MapFrame'
import { Pin } from './Pin'
import type { MapPath, PinMapProps } from './pin-map-props'
import styles from './PinMap.module.css'

/** The keys move the pin instead of the map. */
const OPTIONS = { keyboard: false, worldCopyJump: true }

/** A map on which a pin is put by tap, by dragging it, or with the keyboard: arrows move it, + and - zoom. */
export function PinMap({ point, spots = [], path, onPoint, onSpot, zoom, ...frame }: PinMapProps) {
  return (
    <MapFrame {...frame} className={styles.map} role="application" zoom={zoom} options={OPTIONS}>
      {path ? <Drawn {...path} /> : null}
      {spots.map(({ id, lat, lng, label, isChosen }) => (
        <CircleMarker
          // The library reads the class once, so a changed spot is a new marker.
          key={`${id} ${isChosen}`}
          center={[lat, lng]}
          radius={isChosen ? 12 : 9}
          weight={3}
          className={`${styles.spot} ${isChosen ? styles.chosen : ''}`}
          // A tap on the spot must not also tap the map.
          bubblingMouseEvents={false}
          eventHandlers={{ click: () => onSpot?.(id) }}
        >
          <Tooltip>{label}</Tooltip>
        </CircleMarker>
      ))}
      <Pin point={point} near={zoom.near} spots={spots} onPoint={onPoint} />
    </MapFrame>
  )
}

/** What was drawn until now, with a dot at each point. */
function Drawn({ points, isClosed }: MapPath) {
  const places = points.map(({ lat, lng }): [number, number] => [lat, lng])
  const Shape = isClosed ? Polygon : Polyline
  return (
    <>
      <Shape positions={places} className={styles.path} weight={4} interactive={false} />
      {places.map((place, at) => (
        <CircleMarker key={at} center={place} radius={5} className={styles.corner} interactive={false} />
      ))}
    </>
  )
}
