import { placePath } from '../store-paths'
import type { Area, Country, Municipality, Province } from './geography'

/** A municipality with its areas themselves instead of their paths. */
export interface MunicipalityBranch extends Omit<Municipality, 'areas'> {
  /** `paises/p/provincias/q/municipios/m` */
  path: string
  areas: Area[]
}
export interface ProvinceBranch extends Province {
  municipios: MunicipalityBranch[]
}
/** A country and all below it, by name; what is blocked says so (`inhabilitado`). */
export interface CountryBranch extends Country {
  provincias: ProvinceBranch[]
}
export interface PlacedProvince {
  /** `paises/p/provincias/q` */
  path: string
  nombre: string
  pais: string
}
/** A municipality with the names of what stands above it. */
export interface PlacedMunicipality extends MunicipalityBranch {
  provincia: string
  pais: string
}
export interface PlacedArea extends Area {
  municipality: PlacedMunicipality
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
export const municipalitiesOf = (tree: readonly CountryBranch[]): PlacedMunicipality[] =>
  tree
    .flatMap((country) =>
      country.provincias.flatMap((province) =>
        province.municipios.map((municipality) => ({
          ...municipality,
          provincia: province.nombre,
          pais: country.nombre,
        })),
      ),
    )
    .sort(byName)

/** Every area of these municipalities, by name. */
export const areasOf = (municipalities: readonly PlacedMunicipality[]): PlacedArea[] =>
  municipalities
    .flatMap((municipality) => municipality.areas.map((area) => ({ ...area, municipality })))
    .sort(byName)
