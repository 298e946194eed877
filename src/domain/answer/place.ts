import type { FormVersion, Location } from '../form/form'
import { coordinatesOf, type Point } from '../point'
import { cutText } from '../text/cut'
import { cleanText } from '../text/clean'

/** How maps begin (§1.9): where nothing better is known, and how near. */
export const MAP = {
  centre: { lat: -31.421335, lng: -64.183188 },
  zoom: { min: 5, max: 18, whole: 12, near: 15 },
} as const

/** Most characters of an address in words. */
export const MAX_ADDRESS_LENGTH = 300

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
