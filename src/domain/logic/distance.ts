import { decimal } from './decimal'
import type { FunctionSpec } from './function-spec'
import { isPoint, type Point } from './value'

const EARTH_IN_METRES = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places over the globe, without decimals: engines differ in the last digits of a sine. */
function metresBetween(one: Point, other: Point): number {
  const [north, east] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2]
  const part =
    Math.sin(north) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east) ** 2
  return Math.round(2 * EARTH_IN_METRES * Math.asin(Math.min(1, Math.sqrt(part))))
}

export const distance: FunctionSpec = {
  params: ['place', 'place'],
  result: 'number',
  run: ([one = null, other = null]) =>
    isPoint(one) && isPoint(other) ? decimal(metresBetween(one, other)) : null,
}
