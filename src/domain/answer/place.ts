import type { FormVersion, Location } from '../form/form'
import { cutText } from '../text/cut'
import { cleanText, cleanValue } from '../text/clean'

/** A point on the earth in degrees. */
export type Point = NonNullable<Location['latlng']>

/** How maps begin (§1.9): where nothing better is known, and how near. */
export const MAP = {
  centre: { lat: -31.421335, lng: -64.183188 },
  zoom: { min: 5, max: 18, whole: 12, near: 15 },
} as const

/** Most characters of an address in words. */
export const MAX_ADDRESS_LENGTH = 300

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

/** Where the map of a form begins: at its municipality's own centre, when that is known. */
export const mapCentre = ({ ubicacion }: Pick<FormVersion, 'ubicacion'>): Point =>
  ubicacion?.latlng ?? MAP.centre

/** A place as an answer keeps it: null when neither a point nor an address was given (ANS-10). */
export function placeToStore({ latlng, direccion, identificador }: Location): Location | null {
  const words = cutText(cleanText(direccion), MAX_ADDRESS_LENGTH)
  if (latlng === null && words === '' && !identificador) return null
  return { latlng, direccion: words, ...(identificador && { identificador }) }
}

/** What the answer is about there, as people call it (INC-03); '' for nothing. */
export const assetInWords = (place: Location | null): string =>
  place?.identificador?.descripcion || (place?.identificador?.idIdentificador ?? '')

/** Address and asset in one line; '' where neither was given. */
export const placeInWords = (place: Location | null): string =>
  [place?.direccion ?? '', assetInWords(place)].filter(Boolean).join(' · ')

/** All that is known of a place: address, asset and point; '' for none. */
export const placeInFull = (place: Location | null): string =>
  [placeInWords(place), place?.latlng ? coordinatesOf(place.latlng) : ''].filter(Boolean).join(' · ')

/** A place that a geocoder knows by its address. */
export interface FoundPlace {
  direccion: string
  point: Point
}

export interface PlaceSearch {
  /** Address as typed. */
  text: string
  /** Places near here come first. */
  near: Point
  /** BCP 47 tag of the page. */
  language: string
  signal: AbortSignal
}

/** The places with such an address, the likeliest first. Rejects when they cannot be looked up, or the search is aborted. */
export type FindPlaces = (search: PlaceSearch) => Promise<FoundPlace[]>
