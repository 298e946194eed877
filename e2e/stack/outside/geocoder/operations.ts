import type { Operation, System } from '../stand-in'
import { findStreets, type Box } from './find'

function boxOf(given: unknown): Box | null {
  const sides = typeof given === 'string' ? given.split(',').map(Number) : []
  const [west, north, east, south] = sides
  if (west === undefined || north === undefined || east === undefined || south === undefined) return null
  return sides.some(Number.isNaN) ? null : [west, north, east, south]
}

const search: Operation = ({ parameters: { q, viewbox } }) => ({
  status: 200,
  body: findStreets(String(q), boxOf(viewbox)),
})

/** The stand-in for a geocoder: browsers ask it themselves, and nobody needs a key. */
export const GEOCODER_SYSTEM: System = {
  name: 'geocoder',
  contract: new URL('geocoder.openapi.json', import.meta.url),
  operations: { search },
  isForBrowsers: true,
  forget: () => undefined,
}
