/** Whose letters are whose: `claves_municipios/{key}`. */
export interface TownKey {
  /** Path of the municipality. */
  municipio: string
}
