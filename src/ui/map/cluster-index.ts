import Supercluster from 'supercluster'
import type { ClusterPoint } from './cluster-map-props'
import type { MapPoint } from './pin-map-props'

/** Points closer than this many pixels are grouped, so that two pins beside each other can still be tapped. */
const GATHERED_WITHIN = 60
/** Most points of one spot that are listed: nobody reads more. */
const MAX_OF_ONE_SPOT = 50

/** How many things the points of a group stand for. */
interface Counted {
  things: number
}
export type ClusterIndex = Supercluster<ClusterPoint, Counted>
/** West, south, east, north. */
export type Box = [number, number, number, number]

/** One point, or a group of them, at a zoom. */
export interface Spot {
  key: string
  at: MapPoint
  /** Of one point; a group is named by how many there are. */
  label: string | null
  /** How many things it stands for. */
  count: number
  /** The library's number of a group; null for one point. */
  group: number | null
  /** The ids of its points. */
  ids: () => readonly string[]
}

/** Builds the index of points. Points of one house stay one group even at the nearest zoom. */
export const gather = (points: readonly ClusterPoint[], maxZoom: number): ClusterIndex =>
  new Supercluster<ClusterPoint, Counted>({
    radius: GATHERED_WITHIN,
    extent: 256,
    minZoom: 0,
    maxZoom,
    map: ({ count = 1 }) => ({ things: count }),
    reduce: (sum, { things }) => {
      sum.things += things
    },
  }).load(
    points.map((properties) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [properties.lng, properties.lat] },
      properties,
    })),
  )

/** The pins and groups within a box at a zoom. */
export const spotsWithin = (index: ClusterIndex, box: Box, zoom: number): Spot[] =>
  index.getClusters(box, zoom).map(({ geometry, properties }) => {
    const [lng = 0, lat = 0] = geometry.coordinates
    const at = { lat, lng }
    if (!('cluster_id' in properties)) {
      const { id, label, count = 1 } = properties
      return { key: id, at, label, count, group: null, ids: () => [id] }
    }
    const { cluster_id: group, things: count } = properties
    const ids = () => index.getLeaves(group, MAX_OF_ONE_SPOT).map((leaf) => leaf.properties.id)
    // The library numbers groups anew for each index: a group with the same number and size counts as the same.
    return { key: `group ${group} ${count}`, at, label: null, count, group, ids }
  })

/** The zoom at which a group splits; beyond every zoom for a single point. */
export const expansionOf = (index: ClusterIndex, { group }: Spot): number =>
  group === null ? Number.POSITIVE_INFINITY : index.getClusterExpansionZoom(group)
