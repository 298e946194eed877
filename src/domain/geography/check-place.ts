/** Longest name of an area or a municipality, in letters; the rules hold the same. */
export const PLACE_NAME_LENGTH = 200

/** What is typed of an area. */
export interface AreaDraft {
  nombre: string
  /** '' while none is chosen. */
  municipalityPath: string
}
/** What is typed of a municipality. */
export interface TownDraft {
  nombre: string
  /** Begins every answer code. */
  key: string
  /** Its id in the management system. */
  idMuniCore: string
  /** '' while none is chosen. */
  provincePath: string
}

export type PlaceFault =
  | 'areaNameMissing'
  | 'townMissing'
  | 'townNameMissing'
  | 'nameTooLong'
  | 'keyMissing'
  | 'keyInvalid'
  | 'idMissing'
  | 'idInvalid'
  | 'provinceMissing'

const KEY = /^\p{Lu}{2,12}$/u
const ID = /^[1-9]\d{0,19}$/

/** Without the spaces around what was typed. */
export const tidyTown = ({ nombre, key, idMuniCore, provincePath }: TownDraft): TownDraft => ({
  nombre: nombre.trim(),
  key: key.trim(),
  idMuniCore: idMuniCore.trim(),
  provincePath,
})

const nameFault = (nombre: string, missing: PlaceFault): PlaceFault | null => {
  if (nombre.trim() === '') return missing
  return nombre.trim().length > PLACE_NAME_LENGTH ? 'nameTooLong' : null
}

const formFault = (
  text: string,
  form: RegExp,
  missing: PlaceFault,
  invalid: PlaceFault,
): PlaceFault | null => {
  if (text.trim() === '') return missing
  return form.test(text.trim()) ? null : invalid
}

/** What is wrong with each field; null where nothing is. */
export type PlaceFaults<Draft> = Record<keyof Draft, PlaceFault | null>

/** What is wrong with an area (§1.5, GEO-01). */
export const areaFaults = ({ nombre, municipalityPath }: AreaDraft): PlaceFaults<AreaDraft> => ({
  municipalityPath: municipalityPath === '' ? 'townMissing' : null,
  nombre: nameFault(nombre, 'areaNameMissing'),
})

/** What is wrong with a municipality (§1.5, GEO-01). */
export const townFaults = ({ nombre, key, idMuniCore, provincePath }: TownDraft): PlaceFaults<TownDraft> => ({
  provincePath: provincePath === '' ? 'provinceMissing' : null,
  nombre: nameFault(nombre, 'townNameMissing'),
  key: formFault(key, KEY, 'keyMissing', 'keyInvalid'),
  idMuniCore: formFault(idMuniCore, ID, 'idMissing', 'idInvalid'),
})
