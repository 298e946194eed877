import type { CountryBranch, ProvinceBranch, MunicipalityBranch } from './tree'
import { placePath } from '../store-paths'

/** The steps down to a municipality: each is '' while nothing is chosen. */
export interface Place {
  country: string
  province: string
  municipality: string
}

/** The steps of a path `paises/p/provincias/q/municipios/m`. */
export function placeOfPath(path: string): Place {
  const [, country = '', , province = '', , municipality = ''] = path.split('/')
  return { country, province, municipality }
}

/** The path of the municipality chosen, '' while one is missing. */
export const pathOfPlace = ({ country, province, municipality }: Place): string =>
  country && province && municipality ? placePath(country, province, municipality) : ''

/** What each step down to a municipality offers; a step below one that is not chosen offers nothing. */
export interface PlaceSteps {
  countries: readonly CountryBranch[]
  provinces: readonly ProvinceBranch[]
  municipalities: readonly MunicipalityBranch[]
}

export function placeSteps(countries: readonly CountryBranch[], { country, province }: Place): PlaceSteps {
  const provinces = countries.find(({ id }) => id === country)?.provincias ?? []
  const municipalities = provinces.find(({ id }) => id === province)?.municipios ?? []
  return { countries, provinces, municipalities }
}

/** A municipality of the tree; undefined when the person may not choose it. */
export const municipalityAt = (
  countries: readonly CountryBranch[],
  path: string,
): MunicipalityBranch | undefined =>
  countries
    .flatMap(({ provincias }) => provincias.flatMap(({ municipios }) => municipios))
    .find((municipality) => municipality.path === path)
