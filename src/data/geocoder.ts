import * as z from 'zod/mini'
import type { FindPlaces, FoundPlace, PlaceSearch } from '../domain/answer/place'
import { pointAt } from '../domain/point'
import { geocoderAddress, geocodersOf, type Geocoders } from '../domain/geography/geocoders'
import { DataError, toDataError } from './errors'

const LIMIT_MS = 6_000
const MAX_PLACES = 6
/** Half the side of the square that is searched first, in degrees: a municipality and its surroundings. */
const REACH = 0.25

const degrees = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
/** The list that Nominatim and compatible geocoders give with format=jsonv2. */
const answerSchema = z.array(z.looseObject({ lat: degrees, lon: degrees, display_name: z.string() }))

/** The services that this installation allows; the build fails when the setting is wrong. */
export const geocoders = (): Geocoders => geocodersOf(import.meta.env.VITE_GEOCODERS ?? '')

/**
 * Searches addresses; null where they are only typed, as everywhere without `VITE_GEOCODERS`.
 * @param chosen the service that the municipality chose; '' for the usual one
 */
export function geocoder(chosen = ''): FindPlaces | null {
  const template = geocoderAddress(geocoders(), chosen)
  return template === null ? null : (search) => findPlaces(template, search)
}

function addressOf(template: string, { text, near, language }: PlaceSearch): string {
  const { lat, lng } = near
  const values: Record<string, string> = {
    text,
    language,
    box: [lng - REACH, lat + REACH, lng + REACH, lat - REACH].map((side) => side.toFixed(4)).join(','),
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}

/**
 * The places with such an address, the likeliest first (ANS-10).
 * @throws DataError `offline`, `timeout`, `outside` when the geocoder fails, `damaged` when it answers something else;
 * an aborted search rejects too
 */
async function findPlaces(template: string, search: PlaceSearch): Promise<FoundPlace[]> {
  // No AbortSignal.any or .timeout: phones that are a few years old lack them.
  const request = new AbortController()
  let isLate = false
  const end = () => request.abort()
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, LIMIT_MS)
  search.signal.addEventListener('abort', end)
  try {
    const response = await fetch(addressOf(template, search), {
      signal: request.signal,
      credentials: 'omit',
      headers: { accept: 'application/json' },
    })
    if (!response.ok) throw new DataError('outside', { message: `the geocoder said ${response.status}` })
    const answer = answerSchema.safeParse(await response.json().catch(() => null))
    if (!answer.success) throw new DataError('damaged', { cause: answer.error })
    return answer.data
      .flatMap(({ lat, lon, display_name: direccion }) => {
        const point = pointAt(lat, lon)
        return point ? [{ direccion, point }] : []
      })
      .slice(0, MAX_PLACES)
  } catch (error) {
    if (isLate) throw new DataError('timeout', { cause: error })
    // A TypeError of fetch means that no response came.
    throw error instanceof TypeError ? new DataError('offline', { cause: error }) : toDataError(error)
  } finally {
    clearTimeout(timer)
    search.signal.removeEventListener('abort', end)
  }
}
