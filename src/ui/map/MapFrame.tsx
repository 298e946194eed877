import 'leaflet/dist/leaflet.css'
import type { MapOptions, TileLayer as Tiles } from 'leaflet'
import { useEffect, useRef, type ReactNode } from 'react'
import { AttributionControl, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet'
import type { MapPoint } from './pin-map-props'

/** Where the pictures of maps come from, and the attribution that they need. */
const TILES = import.meta.env.VITE_TILE_URL ?? 'https://{s}.tile.openstreetmap.org/{z}/{x}/{y}.png'
const ATTRIBUTION = '&copy; OpenStreetMap'

interface MapFrameProps {
  className: string | undefined
  /** What the map is for who cannot see it, and what it is called. */
  role: 'region' | 'application'
  label: string
  /** Id of the words that say which keys do what. */
  describedBy?: string
  centre: MapPoint
  zoom: { min: number; max: number; whole: number }
  /** Names of the two buttons. */
  zoomIn: string
  zoomOut: string
  /** Whether the pictures of the map arrive. */
  onTiles?: (arrive: boolean) => void
  /** Options of the library; read once. */
  options?: MapOptions
  children: ReactNode
}

/**
 * What every map has: streets with their attribution, two zoom buttons, a name, and the size of its place on the page.
 */
export function MapFrame({ className, centre, zoom, zoomIn, zoomOut, children, ...rest }: MapFrameProps) {
  const { role, label, describedBy, onTiles, options } = rest
  return (
    <MapContainer
      className={className ?? ''}
      center={centre}
      zoom={zoom.whole}
      minZoom={zoom.min}
      maxZoom={zoom.max}
      // One finger and the wheel scroll the page; the map zooms by its buttons, by keys and by two fingers.
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
      {...options}
    >
      <Named role={role} label={label} describedBy={describedBy} />
      <Fitting />
      <AttributionControl prefix={false} />
      <ZoomControl key={`${zoomIn} ${zoomOut}`} zoomInTitle={zoomIn} zoomOutTitle={zoomOut} />
      <Streets onTiles={onTiles} />
      {children}
    </MapContainer>
  )
}

type Name = Pick<MapFrameProps, 'role' | 'label'> & { describedBy: string | undefined }

/** Sets name and role on the library's element, which takes only a class. */
function Named({ role, label, describedBy }: Name) {
  const map = useMap()
  useEffect(() => {
    const frame = map.getContainer()
    frame.setAttribute('role', role)
    frame.setAttribute('aria-label', label)
    if (describedBy !== undefined) frame.setAttribute('aria-describedby', describedBy)
    frame.tabIndex = 0
  }, [map, role, label, describedBy])
  return null
}

/** Keeps the map as large as its place on the page. */
function Fitting() {
  const map = useMap()
  useEffect(() => {
    const observer = new ResizeObserver(() => void map.invalidateSize({ pan: true, animate: false }))
    observer.observe(map.getContainer())
    return () => observer.disconnect()
  }, [map])
  return null
}

/** The pictures of the map. They are loaded again when the network is back. */
function Streets({ onTiles }: { onTiles: MapFrameProps['onTiles'] }) {
  const tiles = useRef<Tiles>(null)
  useEffect(() => {
    const again = () => void tiles.current?.redraw()
    globalThis.addEventListener('online', again)
    return () => globalThis.removeEventListener('online', again)
  }, [])
  return (
    <TileLayer
      ref={tiles}
      url={TILES}
      attribution={ATTRIBUTION}
      eventHandlers={{ tileerror: () => onTiles?.(false), tileload: () => onTiles?.(true) }}
    />
  )
}
