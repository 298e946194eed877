import { control, divIcon, latLngBounds, map, marker, popup, tileLayer, type Marker } from 'leaflet'
import Supercluster from 'supercluster'
import type { ClusterMapProps, ClusterPoint } from './cluster-map-props'
import { ATTRIBUTION, TILES } from './tiles'

type Settings = Pick<
  ClusterMapProps,
  'centre' | 'zoom' | 'zoomIn' | 'zoomOut' | 'groupLabel' | 'onOpen' | 'onTiles'
> & {
  classes: { pin: string; group: string }
  /** What an opened point or group shows; filled by the one who asked for the map. */
  content: HTMLElement
  /** Without motion the map jumps. */
  still: boolean
}

export type ClusterMap = ReturnType<typeof createClusterMap>

interface Spot {
  key: string
  lat: number
  lng: number
  label: string
  /** How many points it stands for. */
  count: number
  open: () => void
}

const PIN = `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
  <path d="M16 40.5C12 34 3 25.5 3 15.5a13 13 0 0 1 26 0C29 25.5 20 34 16 40.5z"/><circle cx="16" cy="15.5" r="5"/>
</svg>`
/** Pixels within which points are gathered: two pins beside each other can still be tapped. */
const GATHERED_WITHIN = 60
/** Points of one spot that are listed; more than a person reads. */
const MOST_OF_ONE_SPOT = 50
/** How near the map comes by itself, so that a single point is not shown without its streets. */
const NEAREST_FIT = 16
const GROUP_SIZE = 44

/** The library's map of many points that are gathered where they are close, outside React. */
export function createClusterMap(frame: HTMLElement, settings: Settings) {
  const { centre, zoom, zoomIn, zoomOut, classes, content, still, groupLabel, onOpen, onTiles } = settings
  const animate = { animate: !still }
  const shown = map(frame, {
    center: [centre.lat, centre.lng],
    zoom: zoom.whole,
    minZoom: zoom.min,
    maxZoom: zoom.max,
    // The page scrolls under a wheel; the map zooms by its buttons, keys and two fingers.
    scrollWheelZoom: false,
    zoomControl: false,
    worldCopyJump: true,
    fadeAnimation: !still,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
  })
  shown.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(shown)
  const tiles = tileLayer(TILES, { attribution: ATTRIBUTION }).addTo(shown)
  tiles.on('tileerror', () => onTiles(false))
  tiles.on('tileload', () => onTiles(true))

  let index = new Supercluster<ClusterPoint>()
  let markers = new Map<string, Marker>()
  /** Where the focus was when its marker went: it goes on to the nearest one. */
  let lostFocus: { lat: number; lng: number } | null = null
  let opened: string | null = null

  const bubble = popup({ closeButton: false, maxHeight: 320, maxWidth: 300, minWidth: 200, autoPan: true })
  bubble.setContent(content)
  bubble.on('remove', () => {
    const key = opened
    opened = null
    onOpen([])
    // The focus goes back to where it came from, unless the person is elsewhere already.
    if (
      key !== null &&
      (content.contains(document.activeElement) || document.activeElement === document.body)
    )
      markers.get(key)?.getElement()?.focus({ preventScroll: true })
  })

  const openAt = (key: string, { lat, lng }: { lat: number; lng: number }, ids: string[]) => {
    shown.closePopup()
    opened = key
    onOpen(ids)
    bubble.setLatLng([lat, lng]).openOn(shown)
  }

  function openGroup(key: string, id: number, at: { lat: number; lng: number }): void {
    const apart = index.getClusterExpansionZoom(id)
    if (apart <= zoom.max && shown.getZoom() < zoom.max) {
      shown.setView(at, Math.max(apart, shown.getZoom() + 1), animate)
      return
    }
    const leaves = index.getLeaves(id, MOST_OF_ONE_SPOT)
    openAt(
      key,
      at,
      leaves.map(({ properties }) => properties.id),
    )
  }

  /** What is to be seen now, points and groups. */
  function spots(): Spot[] {
    const view = shown.getBounds().pad(0.2)
    const box: [number, number, number, number] = [
      view.getWest(),
      view.getSouth(),
      view.getEast(),
      view.getNorth(),
    ]
    return index.getClusters(box, Math.round(shown.getZoom())).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates
      if ('cluster_id' in properties) {
        const { cluster_id: id, point_count: count } = properties
        const key = `group ${id}`
        return {
          key,
          lat,
          lng,
          count,
          label: groupLabel(count),
          open: () => openGroup(key, id, { lat, lng }),
        }
      }
      const { id, label } = properties
      return { key: id, lat, lng, count: 1, label, open: () => openAt(id, { lat, lng }, [id]) }
    })
  }

  function markerFor({ lat, lng, label, count, open }: Spot): Marker {
    const icon =
      count === 1
        ? divIcon({ className: classes.pin, html: PIN, iconSize: [32, 42], iconAnchor: [16, 41] })
        : divIcon({ className: classes.group, html: String(count), iconSize: [GROUP_SIZE, GROUP_SIZE] })
    const made = marker([lat, lng], { icon, keyboard: true, title: label }).on('click', open)
    made.on('add', () => {
      const element = made.getElement()
      element?.setAttribute('aria-label', label)
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open()
      })
    })
    return made
  }

  function nearestTo({ lat, lng }: { lat: number; lng: number }): Marker | undefined {
    const away = (one: Marker) => shown.distance(one.getLatLng(), [lat, lng])
    return [...markers.values()].toSorted((one, other) => away(one) - away(other))[0]
  }

  const stands = (made: Marker, { lat, lng, label }: Spot): boolean =>
    made.options.title === label && made.getLatLng().equals([lat, lng])

  /** Draws what changed; a marker that stays keeps its element and with it the focus. */
  function draw(): void {
    const next = new Map<string, Marker>()
    for (const spot of spots()) {
      const kept = markers.get(spot.key)
      next.set(spot.key, kept && stands(kept, spot) ? kept : markerFor(spot))
    }
    const before = new Set(markers.values())
    const after = new Set(next.values())
    markers = next
    for (const made of after) if (!before.has(made)) made.addTo(shown)
    for (const old of before) {
      if (after.has(old)) continue
      if (old.getElement() === document.activeElement) lostFocus = old.getLatLng()
      old.remove()
    }
    if (lostFocus) nearestTo(lostFocus)?.getElement()?.focus({ preventScroll: true })
    lostFocus = null
  }
  shown.on('moveend zoomend', draw)

  const again = () => void tiles.redraw()
  globalThis.addEventListener('online', again)
  const observer = new ResizeObserver(() => void shown.invalidateSize({ pan: true, animate: false }))
  observer.observe(frame)

  return {
    /** Shows these points instead of those before. */
    show(points: readonly ClusterPoint[]): void {
      index = new Supercluster<ClusterPoint>({
        radius: GATHERED_WITHIN,
        extent: 256,
        minZoom: 0,
        // Points of one house stay one group at the nearest zoom too, and are listed.
        maxZoom: zoom.max,
      }).load(
        points.map((properties) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [properties.lng, properties.lat] },
          properties,
        })),
      )
      draw()
    },
    /** Brings all of these points into view. */
    fit(points: readonly ClusterPoint[]): void {
      if (points.length === 0) return
      const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
      shown.fitBounds(bounds, { padding: [40, 40], maxZoom: NEAREST_FIT, animate: false })
    },
    /** What the bubble shows is another size now. */
    resized: () => void (opened !== null && bubble.update()),
    close: () => void shown.closePopup(),
    remove(): void {
      observer.disconnect()
      globalThis.removeEventListener('online', again)
      bubble.off()
      shown.remove()
    },
  }
}
