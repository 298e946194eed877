import type { ReactNode } from 'react'
import type { MapPoint } from './pin-map-props'

export interface ClusterPoint extends MapPoint {
  id: string
  /** Names its pin for screen readers and under the pointer. */
  label: string
  /** How many things it stands for; one when left out. */
  count?: number
}

export interface ClusterMapProps {
  points: readonly ClusterPoint[]
  /** When this changes, the map shows all points. */
  fitFor: string
  /** What is shown first, and while there are no points. */
  centre: MapPoint
  zoom: { min: number; max: number; whole: number }
  label: string
  /** Id of the words that say which keys do what. */
  describedBy: string
  /** Names of the two buttons. */
  zoomIn: string
  zoomOut: string
  /** Names a group of so many points. */
  groupLabel: (count: number) => string
  /** Called with the opened points: one, or those of one spot; none when they were closed. */
  onOpen: (ids: readonly string[]) => void
  /** What is shown about the opened points. */
  children: ReactNode
  /** Called with whether the pictures of the map can be loaded; the points are shown without them. */
  onTiles: (arrive: boolean) => void
}
