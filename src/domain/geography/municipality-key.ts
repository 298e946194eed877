/** Whose letters, or whose id in the management system, are whose: `claves_municipios/{key}`. */
export interface MunicipalityKey {
  /** Path of the municipality. */
  municipio: string
}
