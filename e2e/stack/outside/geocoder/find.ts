import { COUNTRIES, MUNICIPALITIES, PROVINCES, type SeedMunicipality } from '../../seed/geography'

/** A place as Nominatim's jsonv2 gives it. */
export interface Place {
  place_id: number
  lat: string
  lon: string
  display_name: string
}

/** West, north, east and south of what is looked at first. */
export type Box = readonly [number, number, number, number]

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

const MAX_STREETS = 10
/** Degrees between two streets, and between two house numbers. */
const STREET_STEP = 0.003
const NUMBER_STEP = 0.00001
const MIDDLE = 500

const nameAt = (path: string): string =>
  [...PROVINCES, ...COUNTRIES].find((place) => place.path === path)?.nombre ?? ''

interface Street {
  place: SeedMunicipality
  name: string
  position: number
  around: string
}

const STREETS: Street[] = MUNICIPALITIES.flatMap((place) => {
  const [province = ''] = place.path.split('/municipios/')
  const [country = ''] = place.path.split('/provincias/')
  const around = [place.nombre, nameAt(province), nameAt(country)].filter(Boolean).join(', ')
  return place.streets.map((name, position) => ({ place, name, position, around }))
})

/** The house number of an address in that street; what is no number of it has none. */
const numberIn = (asked: readonly string[], street: readonly string[]): number | null => {
  const number = asked.find((word) => /^\d{1,5}$/.test(word) && !street.includes(word))
  return number === undefined ? null : Number(number)
}

function isMeant({ name, around }: Street, asked: readonly string[]): boolean {
  const [street, rest] = [wordsOf(name), wordsOf(around)]
  const names = asked.filter((word) => !/^\d+$/.test(word) || street.includes(word))
  const begins = (words: readonly string[], word: string) => words.some((one) => one.startsWith(word))
  return (
    names.some((word) => begins(street, word)) && names.every((word) => begins([...street, ...rest], word))
  )
}

function placeAt({ place, name, position, around }: Street, number: number | null) {
  const { lat, lng } = place.centre
  return {
    lat: lat + (position - place.streets.length / 2) * STREET_STEP,
    lng: lng + ((number ?? MIDDLE) - MIDDLE) * NUMBER_STEP,
    display_name: `${name}${number === null ? '' : ` ${number}`}, ${around}`,
  }
}

const isWithin = ([west, north, east, south]: Box, { lat, lng }: { lat: number; lng: number }): boolean =>
  lng >= west && lng <= east && lat <= north && lat >= south

/** Streets of the seeded municipalities that are meant, those in the box first. */
export function findStreets(text: string, box: Box | null): Place[] {
  const asked = wordsOf(text)
  const found = STREETS.filter((street) => isMeant(street, asked)).map((street) =>
    placeAt(street, numberIn(asked, wordsOf(street.name))),
  )
  const near = box ? found.filter((place) => isWithin(box, place)) : []
  return [...near, ...found.filter((place) => !near.includes(place))]
    .slice(0, MAX_STREETS)
    .map(({ lat, lng, display_name }, index) => ({
      place_id: index + 1,
      lat: lat.toFixed(6),
      lon: lng.toFixed(6),
      display_name,
    }))
}
