import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { CountryBranch, ProvinceBranch, MunicipalityBranch } from '../../../src/domain/geography/tree'
import {
  areaSchema,
  countrySchema,
  municipalitySchema,
  provinceSchema,
  type Area,
} from '../../../src/domain/geography/geography'
import { timeZoneOf } from '../../../src/domain/geography/default-zone'
import {
  AREAS,
  COUNTRIES,
  MUNICIPALITIES,
  PROVINCES,
  provincePathOf,
  rootOf,
} from '../../../src/domain/store-paths'
import { decode } from '../platform/decode'

/** What stands below each place, by the path of the place above; '' above the countries. */
type Below<T> = Map<string, T[]>

/** Collections from the country down; a document somewhere else that is only called like one is none. */
const CHAIN = [COUNTRIES, PROVINCES, MUNICIPALITIES, AREAS]

const isOnLevel = (path: string, level: number): boolean => {
  const collections = path.split('/').filter((_, index) => index % 2 === 0)
  return collections.join('/') === CHAIN.slice(0, level + 1).join('/')
}

const above = (path: string): string => path.split('/').slice(0, -2).join('/')

/** The places of a level by what they stand below, each list by name; what cannot be read is left out. */
function gather<T extends { nombre: string }>(
  places: readonly DocumentSnapshot[],
  level: number,
  make: (place: DocumentSnapshot) => T | null,
): Below<T> {
  const below: Below<T> = new Map()
  for (const place of places) {
    const made = isOnLevel(place.ref.path, level) ? make(place) : null
    if (made) below.set(above(place.ref.path), [...(below.get(above(place.ref.path)) ?? []), made])
  }
  for (const list of below.values()) list.sort((one, other) => one.nombre.localeCompare(other.nombre, 'es'))
  return below
}

/** Places, read in any order, as the tree that the pickers go down (GEO-02). */
export function branchesOf(places: readonly DocumentSnapshot[]): CountryBranch[] {
  const areas = gather<Area>(places, 3, (place) => {
    const area = decode(areaSchema, place, { id: place.id, path: place.ref.path })
    return area && { id: area.id, nombre: area.nombre, path: area.path }
  })
  const names = new Map(places.map((place) => [place.ref.path, String(place.get('nombre') ?? '')]))
  const nameOf = (path: string) => names.get(path) ?? ''
  const municipalities = gather<MunicipalityBranch>(places, 2, (place) => {
    const { path } = place.ref
    const municipality = decode(municipalitySchema, place, { id: place.id })
    if (!municipality) return null
    const {
      id,
      nombre,
      idMuniCore,
      key,
      inhabilitado,
      videoHabilitado = false,
      ubicacion = null,
    } = municipality
    const zonaHoraria = timeZoneOf(municipality.zonaHoraria, {
      ...{ pais: nameOf(rootOf(path)), provincia: nameOf(provincePathOf(path)), centro: ubicacion },
    })
    const said = { id, nombre, path, idMuniCore, key, inhabilitado, videoHabilitado, ubicacion, zonaHoraria }
    return { ...said, areas: areas.get(path) ?? [] }
  })
  const provinces = gather<ProvinceBranch>(places, 1, (place) => {
    const province = decode(provinceSchema, place, { id: place.id })
    return (
      province && {
        id: province.id,
        nombre: province.nombre,
        municipios: municipalities.get(place.ref.path) ?? [],
      }
    )
  })
  const countries = gather<CountryBranch>(places, 0, (place) => {
    const country = decode(countrySchema, place, { id: place.id })
    if (!country) return null
    const { id, nombre, inhabilitado } = country
    return { id, nombre, inhabilitado, provincias: provinces.get(place.ref.path) ?? [] }
  })
  return countries.get('') ?? []
}
