import { divIcon, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { Marker } from 'react-leaflet'
import type { Spot } from './cluster-index'
import styles from './ClusterMap.module.css'
import { pinIcon } from './pin'
import type { MapPoint } from './pin-map-props'

const PIN = pinIcon(styles.pin)
const GROUP_SIZE = 44

interface SpotMarkerProps {
  spot: Spot
  label: string
  /** The markers that are shown, by key; this one adds itself. */
  markers: Map<string, LeafletMarker>
  onOpen: () => void
  /** Called when the marker is removed while it has the focus. */
  onFocusLost: (at: MapPoint) => void
}

/** A pin, or the number of a group, that can be opened by tap and by keys. */
export function SpotMarker({ spot, label, markers, onOpen, onFocusLost }: SpotMarkerProps) {
  const { key, at, count } = spot
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () =>
      count === 1
        ? PIN
        : divIcon({ className: styles.group ?? '', html: String(count), iconSize: [GROUP_SIZE, GROUP_SIZE] }),
    [count],
  )
  useEffect(() => {
    const element = marker.current?.getElement()
    element?.setAttribute('aria-label', label)
    element?.setAttribute('title', label)
  }, [label])
  const gone = useRef(onFocusLost)
  gone.current = onFocusLost
  // A layout effect, because it must run before the library removes the element.
  useLayoutEffect(() => {
    const shown = marker.current
    if (!shown) return
    markers.set(key, shown)
    return () => {
      markers.delete(key)
      if (shown.getElement() === document.activeElement) gone.current(shown.getLatLng())
    }
  }, [key, markers])
  return (
    <Marker
      ref={marker}
      position={at}
      icon={icon}
      keyboard
      eventHandlers={{
        click: onOpen,
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
          originalEvent.preventDefault()
          onOpen()
        },
      }}
    />
  )
}
