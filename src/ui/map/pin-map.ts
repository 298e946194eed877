import {
  circleMarker,
  control,
  divIcon,
  latLng,
  layerGroup,
  map,
  marker,
  point as pixels,
  tileLayer,
  type LatLng,
} from 'leaflet'
import type { MapPoint, MapSpot, PinMapProps } from './pin-map-props'
import { ATTRIBUTION, TILES } from './tiles'

type PinMapSettings = Pick<PinMapProps, 'centre' | 'zoom' | 'zoomIn' | 'zoomOut' | 'onPoint' | 'onTiles'> & {
  pinClass: string
  spotClass: (isChosen: boolean) => string
  onSpot: (id: string) => void
}

export type PinMap = ReturnType<typeof createPinMap>

const PIN = `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true">
  <path d="M16 40.5C12 34 3 25.5 3 15.5a13 13 0 0 1 26 0C29 25.5 20 34 16 40.5z"/><circle cx="16" cy="15.5" r="5"/>
</svg>`
/** How far from the edge the pin stays when it is moved by keys. */
const MARGIN = 40

/** The library's map with one pin, outside React. */
export function createPinMap(frame: HTMLElement, settings: PinMapSettings) {
  const { centre, zoom, zoomIn, zoomOut, pinClass, spotClass, onPoint, onSpot, onTiles } = settings
  const shown = map(frame, {
    center: [centre.lat, centre.lng],
    zoom: zoom.whole,
    minZoom: zoom.min,
    maxZoom: zoom.max,
    // The page scrolls under a wheel, and the keys move the pin instead of the map.
    scrollWheelZoom: false,
    keyboard: false,
    zoomControl: false,
    worldCopyJump: true,
  })
  shown.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(shown)

  const icon = divIcon({ className: pinClass, html: PIN, iconSize: [32, 42], iconAnchor: [16, 41] })
  const pin = marker([centre.lat, centre.lng], { icon, draggable: true, keyboard: false })
  /** Where the person put the pin last: that move is not shown again as if it came from outside. */
  let own: MapPoint | null = null

  const others = layerGroup().addTo(shown)
  const spotAt = ({ id, lat, lng, label, isChosen }: MapSpot) =>
    circleMarker([lat, lng], {
      radius: isChosen ? 12 : 9,
      weight: 3,
      className: spotClass(isChosen),
      // A tap on it is none on the map below.
      bubblingMouseEvents: false,
    })
      .bindTooltip(label)
      .on('click', () => onSpot(id))

  const put = (place: LatLng) => {
    own = place.wrap()
    pin.setLatLng(own).addTo(shown)
    onPoint(own)
  }
  shown.on('click', ({ latlng }) => put(latlng))
  pin.on('dragend', () => put(pin.getLatLng()))

  const tiles = tileLayer(TILES, { attribution: ATTRIBUTION }).addTo(shown)
  tiles.on('tileerror', () => onTiles(false))
  tiles.on('tileload', () => onTiles(true))
  const again = () => void tiles.redraw()
  globalThis.addEventListener('online', again)

  const observer = new ResizeObserver(() => void shown.invalidateSize({ pan: true, animate: false }))
  observer.observe(frame)

  return {
    /** Shows the pin where it is, near enough when it was put by something else than a hand on the map. */
    show(point: MapPoint | null): void {
      if (!point) {
        own = null
        pin.remove()
        return
      }
      if (own && latLng(own).distanceTo(point) < 1) return
      own = point
      pin.setLatLng(point).addTo(shown)
      shown.setView(point, Math.max(shown.getZoom(), zoom.near), { animate: false })
    },
    showSpots(spots: readonly MapSpot[]): void {
      others.clearLayers()
      for (const spot of spots) others.addLayer(spotAt(spot))
      // From afar they would all lie below the pin.
      if (own && spots.length > 0 && shown.getZoom() < zoom.near) {
        shown.setZoomAround(own, zoom.near, { animate: false })
      }
    },
    /** Moves the pin by so many pixels; the first time it stands in the middle. */
    move(right: number, down: number): void {
      if (!own) return put(shown.getCenter())
      const next = shown.containerPointToLatLng(shown.latLngToContainerPoint(own).add(pixels(right, down)))
      put(next)
      shown.panInside(next, { padding: [MARGIN, MARGIN], animate: false })
    },
    zoomBy(steps: number): void {
      if (own) shown.setZoomAround(own, shown.getZoom() + steps, { animate: false })
      else shown.setZoom(shown.getZoom() + steps, { animate: false })
    },
    remove(): void {
      observer.disconnect()
      globalThis.removeEventListener('online', again)
      shown.remove()
    },
  }
}
