/** Whose letters are whose: `claves_municipios/{key}`. */
export interface MunicipalityKey {
  /** Path of the municipality. */
  municipio: string
}
