/** Which table of its municipality a question picks from, and in which version (KIND-09). */

export interface TableRef {
  table: string
  version: number
}

/** Below a municipality: its tables, and below each its versions. */
export const TABLES = 'tablas'

/** Short enough for a code in a file of a form. */
const REF = /^(?<table>[A-Za-z0-9][A-Za-z0-9_-]{11,31}):(?<version>[1-9]\d{0,6})$/u

/** The table that a question's `formato` names; null before one was chosen. */
export function tableRefIn(formato: string): TableRef | null {
  const { table, version } = REF.exec(formato)?.groups ?? {}
  return table === undefined || version === undefined ? null : { table, version: Number(version) }
}

/** The same as it is stored. */
export const tableRefText = ({ table, version }: TableRef): string => `${table}:${version}`

/** Path of a table. */
export const tablePath = (municipalityPath: string, table: string): string =>
  `${municipalityPath}/${TABLES}/${table}`

/** Path of an immutable version of a table, which has its entries. */
export const tableVersionPath = (municipalityPath: string, { table, version }: TableRef): string =>
  `${tablePath(municipalityPath, table)}/versiones/${version}`

/** Path of the entries that have no room in the version itself. */
export const tableRestPath = (municipalityPath: string, ref: TableRef): string =>
  `${tableVersionPath(municipalityPath, ref)}/partes/1`
