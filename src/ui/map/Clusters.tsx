import { latLngBounds, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'
import { expansionOf, gather, spotsWithin, type Box, type Spot } from './cluster-index'
import type { ClusterMapProps } from './cluster-map-props'
import { SpotMarker } from './SpotMarker'
import type { MapPoint } from './pin-map-props'

/** How far the map zooms in by itself: a single point is shown with the streets around it. */
const NEAREST_FIT = 16

/** A pin that was opened, or a group that no zoom splits. */
export interface OpenedSpot {
  key: string
  at: MapPoint
  ids: readonly string[]
  /** Puts the focus back on it. */
  focus: () => void
}

interface ClustersProps extends Pick<ClusterMapProps, 'points' | 'fitFor' | 'groupLabel'> {
  maxZoom: number
  animate: boolean
  onOpen: (spot: OpenedSpot) => void
}

/** The part of the map that is visible, and a little beyond its edges. */
function viewOf(map: LeafletMap): { box: Box; zoom: number } {
  const seen = map.getBounds().pad(0.2)
  const box: Box = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()]
  return { box, zoom: Math.round(map.getZoom()) }
}

/** The pins and groups of the visible part, each a marker that takes the focus. */
export function Clusters({ points, fitFor, maxZoom, animate, groupLabel, onOpen }: ClustersProps) {
  const map = useMap()
  const [view, setView] = useState(() => viewOf(map))
  const look = () => setView(viewOf(map))
  useMapEvents({ moveend: look, zoomend: look })
  const index = useMemo(() => gather(points, maxZoom), [points, maxZoom])
  const spots = useMemo(() => spotsWithin(index, view.box, view.zoom), [index, view])

  const latest = useRef(points)
  latest.current = points
  useEffect(() => {
    const bounds = latLngBounds(latest.current.map(({ lat, lng }) => [lat, lng]))
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [40, 40], maxZoom: NEAREST_FIT, animate: false })
  }, [map, fitFor])

  const markers = useRef(new Map<string, LeafletMarker>())
  /** Where the focused marker was when it was removed: the focus goes to the nearest one. */
  const lostFocus = useRef<MapPoint | null>(null)
  useEffect(() => {
    const from = lostFocus.current
    lostFocus.current = null
    if (!from) return
    const away = (one: LeafletMarker) => map.distance(one.getLatLng(), from)
    const [nearest] = [...markers.current.values()].sort((one, other) => away(one) - away(other))
    nearest?.getElement()?.focus({ preventScroll: true })
  }, [map, spots])

  function open(spot: Spot): void {
    const apart = expansionOf(index, spot)
    if (apart <= maxZoom && map.getZoom() < maxZoom) {
      map.setView(spot.at, Math.max(apart, map.getZoom() + 1), { animate })
      return
    }
    const { key, at } = spot
    const focus = () => markers.current.get(key)?.getElement()?.focus({ preventScroll: true })
    onOpen({ key, at, ids: spot.ids(), focus })
  }
  return spots.map((spot) => (
    <SpotMarker
      key={spot.key}
      spot={spot}
      label={spot.label ?? groupLabel(spot.count)}
      markers={markers.current}
      onOpen={() => open(spot)}
      onFocusLost={(at) => {
        lostFocus.current = at
      }}
    />
  ))
}
