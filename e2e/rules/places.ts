import { AREA, MUNICIPALITY_PATH, OTHER_AREA } from '../../src/testing/builders'

export { AREA, OTHER_AREA }
export const HOME = MUNICIPALITY_PATH
export const AWAY = 'paises/ar/provincias/cordoba/municipios/las-lomas'
export const FOREIGN_AREA = `${AWAY}/areas_municipales/inspeccion-general`

/** Letters that begin the answer codes of each municipality. */
export const KEYS: Record<string, string> = { [HOME]: 'VDR', [AWAY]: 'LLM' }

/** What municipalities and areas are called, as their documents have it. */
export const MUNICIPALITY_NAMES: Record<string, string> = { [HOME]: 'Villa del Río', [AWAY]: 'Las Lomas' }
export const AREA_NAMES: Record<string, string> = {
  [AREA]: 'Inspección General',
  [OTHER_AREA]: 'Espacios Verdes',
  [FOREIGN_AREA]: 'Inspección de Las Lomas',
}
export const MUNICORE_ID = '101'

/** The names that a form carries, of its first area and its municipality (EDIT-06). */
export const namesOf = ({ areas: [first = ''], municipalityPath }: Placed) => ({
  areaInfo: { nombre: AREA_NAMES[first] ?? '', id: first.slice(first.lastIndexOf('/') + 1) },
  municipioInfo: { nombre: MUNICIPALITY_NAMES[municipalityPath] ?? '', idMuniCore: MUNICORE_ID },
})

/** Where a form or answer can stand as seen by a member of the staff of {@link AREA}. */
export const RELATIONS = ['own area', 'other area', 'other municipality'] as const
export type Relation = (typeof RELATIONS)[number]

export interface Placed {
  areas: string[]
  municipalityPath: string
}

export const PLACES: Record<Relation, Placed> = {
  'own area': { areas: [AREA], municipalityPath: HOME },
  'other area': { areas: [OTHER_AREA], municipalityPath: HOME },
  'other municipality': { areas: [FOREIGN_AREA], municipalityPath: AWAY },
}

/** Where most tests place what they make. */
export const OWN_AREA = PLACES['own area']
