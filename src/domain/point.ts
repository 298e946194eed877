import { cleanValue } from './text/clean'

/** A point on the earth in degrees. */
export interface Point {
  lat: number
  lng: number
}

/** Six decimals are a tenth of a metre: more is noise of the device. */
const DECIMALS = 6
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/** The point with these coordinates, or null when there is none on the earth. */
export function pointAt(lat: number, lng: number): Point | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { lat: rounded(lat), lng: rounded(lng) } : null
}

/** A point that was moved over the edge of the map comes back on the other side; poles are the end. */
export const pointOnMap = ({ lat, lng }: Point): Point => ({
  lat: rounded(Math.min(Math.max(lat, -90), 90)),
  lng: rounded(((((lng + 180) % 360) + 360) % 360) - 180),
})

/** Latitude and longitude as people write them down: «-31.42134, -64.18319». */
export const coordinatesOf = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`

const NUMBER = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?`
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})\s*°?\s*[,;\s]\s*(${NUMBER})\s*°?\s*$`)

/** The point that somebody wrote as latitude and longitude, with point or comma; null when it is none. */
export function readCoordinates(text: string): Point | null {
  const [, lat, lng] = PAIR.exec(cleanValue(text)) ?? []
  if (lat === undefined || lng === undefined) return null
  const degrees = (written: string) => Number(written.replace(',', '.'))
  return pointAt(degrees(lat), degrees(lng))
}
