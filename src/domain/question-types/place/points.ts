/** Points of a place that was answered: one, a line or the border of an area (KIND-06). */
import { coordinatesOf, pointAt, type Point } from '../../point'

/** What of a place is asked. */
export const PLACE_FORMS = ['point', 'line', 'area'] as const
export type PlaceForm = (typeof PLACE_FORMS)[number]

export const placeFormOf = (formato: string): PlaceForm =>
  PLACE_FORMS.find((one) => one === formato) ?? 'point'

/** Fewest points that make each of them. */
export const LEAST_POINTS: Record<PlaceForm, number> = { point: 1, line: 2, area: 3 }
/** Most points of a line or an area. */
export const MAX_POINTS = 200

export interface AnsweredPlace {
  points: Point[]
  /** How far off the device said that it may be, in metres; null for what was put by hand. */
  metres: number | null
}

const PAIR = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/

/** The points that a stored text says, `lat,lng;lat,lng ±8`; null for any other text. */
export function placeIn(respuesta: string): AnsweredPlace | null {
  const [, listed = '', metres] = /^(\S+?)(?: ±(\d{1,6}))?$/.exec(respuesta) ?? []
  const points = listed.split(';').map((pair) => {
    const [, lat, lng] = PAIR.exec(pair) ?? []
    return lat === undefined ? null : pointAt(Number(lat), Number(lng))
  })
  const known = points.filter((point) => point !== null)
  if (known.length !== points.length || known.length > MAX_POINTS) return null
  return { points: known, metres: metres === undefined ? null : Number(metres) }
}

/** How points are stored. */
export const placeText = ({ points, metres }: AnsweredPlace): string => {
  const listed = points.map(({ lat, lng }) => `${lat},${lng}`).join(';')
  return metres === null || listed === '' ? listed : `${listed} ±${Math.round(metres)}`
}

const EARTH_IN_METRES = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres and angles on a plane that touches the earth at the first point: exact enough for what one walks around. */
function plane([first, ...rest]: readonly Point[]): { x: number; y: number }[] {
  if (!first) return []
  const narrowing = Math.cos(radians(first.lat))
  return [first, ...rest].map(({ lat, lng }) => ({
    x: radians(lng - first.lng) * EARTH_IN_METRES * narrowing,
    y: radians(lat - first.lat) * EARTH_IN_METRES,
  }))
}

/** Metres along a line, without decimals. */
export function lengthOf(points: readonly Point[]): number {
  const flat = plane(points)
  return Math.round(
    flat
      .slice(1)
      .reduce((sum, { x, y }, at) => sum + Math.hypot(x - (flat[at]?.x ?? x), y - (flat[at]?.y ?? y)), 0),
  )
}

/** Square metres within a border, without decimals. */
export function surfaceOf(points: readonly Point[]): number {
  const flat = plane(points)
  const twice = flat.reduce((sum, { x, y }, at) => {
    const next = flat[(at + 1) % flat.length]
    return next ? sum + x * next.y - next.x * y : sum
  }, 0)
  return Math.round(Math.abs(twice) / 2)
}

/** The length of a line or the surface of an area, with its unit; '' for a point, or for fewer points than it takes. */
export function measureOf(form: PlaceForm, points: readonly Point[]): string {
  if (form === 'point' || points.length < LEAST_POINTS[form]) return ''
  return form === 'line' ? `${lengthOf(points)} m` : `${surfaceOf(points)} m²`
}

/** A place in words: its coordinates, and how long, large or exact it is. */
export function placeWords(form: PlaceForm, { points, metres }: AnsweredPlace): string {
  const measure = measureOf(form, points) || (metres === null ? '' : `±${metres} m`)
  const listed = points.map(coordinatesOf).join('; ')
  return measure === '' ? listed : `${listed} (${measure})`
}
