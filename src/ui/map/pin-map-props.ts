export interface MapPoint {
  lat: number
  lng: number
}

/** Something else on the map, that can be chosen. */
export interface MapSpot extends MapPoint {
  id: string
  /** Shown beside it under the pointer. */
  label: string
  isChosen: boolean
}

/** A line over the map, or the border of an area. */
export interface MapPath {
  points: readonly MapPoint[]
  isClosed: boolean
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
  /** Called when the person sets the pin. */
  onPoint: (point: MapPoint) => void
  path?: MapPath | undefined
  /** Must be the same list until its content changes. */
  spots?: readonly MapSpot[] | undefined
  onSpot?: ((id: string) => void) | undefined
  /** Called with whether the pictures of the map can be loaded; the pin works without them. */
  onTiles: (arrive: boolean) => void
}
