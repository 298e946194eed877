import { placePath } from '../store-paths'
import type { CountryBranch, TownBranch } from '../calls/get-lista-paises'
import type { Area } from './geography'

export interface PlacedProvince {
  /** `paises/p/provincias/q` */
  path: string
  nombre: string
  pais: string
}
/** A municipality with the names of what stands above it. */
export interface PlacedTown extends TownBranch {
  provincia: string
  pais: string
}
export interface PlacedArea extends Area {
  town: PlacedTown
}

const byName = (one: { nombre: string }, other: { nombre: string }): number =>
  one.nombre.localeCompare(other.nombre, 'es')

/** Every province of the tree, by name. */
export const provincesOf = (tree: readonly CountryBranch[]): PlacedProvince[] =>
  tree
    .flatMap((country) =>
      country.provincias.map(({ id, nombre }) => ({
        path: placePath(country.id, id),
        nombre,
        pais: country.nombre,
      })),
    )
    .sort(byName)

/** Every municipality of the tree, by name. */
export const townsOf = (tree: readonly CountryBranch[]): PlacedTown[] =>
  tree
    .flatMap((country) =>
      country.provincias.flatMap((province) =>
        province.municipios.map((town) => ({ ...town, provincia: province.nombre, pais: country.nombre })),
      ),
    )
    .sort(byName)

/** Every area of these municipalities, by name. */
export const areasOf = (towns: readonly PlacedTown[]): PlacedArea[] =>
  towns.flatMap((town) => town.areas.map((area) => ({ ...area, town }))).sort(byName)
