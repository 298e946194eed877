/** Something that the town hall keeps in the street and in the management system: a lamp, a tree, a bin (INC-03). */
export interface Asset {
  idIdentificador: string
  descripcion: string
  /** What kind of thing it is, in words. */
  tipoIdentificador: string
  direccion: string
  lat: number
  lng: number
}

/** How far around a point assets are looked for (§1.9), in kilometres. */
export const ASSET_RADIUS = 1
