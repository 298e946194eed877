export interface MapPoint {
  lat: number
  lng: number
}

export interface PinMapProps {
  /** null while no pin is set. */
  point: MapPoint | null
  /** What is shown first while there is no pin. */
  centre: MapPoint
  zoom: { min: number; max: number; whole: number; near: number }
  label: string
  /** Id of the words that say which keys do what. */
  describedBy: string
  /** Names of the two buttons. */
  zoomIn: string
  zoomOut: string
  /** The person put the pin there. */
  onPoint: (point: MapPoint) => void
  /** Whether the pictures of the map arrive; the pin works without them. */
  onTiles: (arrive: boolean) => void
}
