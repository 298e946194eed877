/**
 * What an answer keeps of the entry that was picked: the columns that rules of its form look up, so that they come to the
 * same without network, on the server and whenever they are worked out again. It is written as tables are stored, a line
 * of names and one of cells, and begins with the entry's words: cells of another entry count for nothing.
 */
import type { TableContent } from './packed'

/** Whether two names or cells say the same, in any case. */
export const alike = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Where a column stands among others, in any case; below 0 where it does not. */
export const columnAt = (columns: readonly string[], name: string): number =>
  columns.findIndex((column) => alike(column, name))

/** Columns that others do not have. */
export const columnsLost = (before: readonly string[], after: readonly string[]): string[] =>
  before.filter((name) => columnAt(after, name) < 0)

/**
 * The cells of an entry in these columns.
 * @param names as rules write them; '' is kept of a column that the table does not have
 * @returns undefined where nothing is to be kept
 */
export function cellsToKeep(
  columns: readonly string[],
  entry: readonly string[],
  names: readonly string[],
): string | undefined {
  if (names.length === 0) return undefined
  const cells = names.map((name) => entry[columnAt(columns, name)] ?? '')
  return [
    ['', ...names],
    [entry[0] ?? '', ...cells],
  ]
    .map((line) => line.join('\t'))
    .join('\n')
}

/** The cells of the entry with these words in a table; undefined where nothing is to be kept, or it has no such entry. */
export function cellsInTable(
  { columns, entries }: TableContent,
  words: string,
  names: readonly string[],
): string | undefined {
  const entry = names.length > 0 ? entries.find(([own]) => own === words) : undefined
  return entry && cellsToKeep(columns, entry, names)
}

interface Picked {
  respuesta: string
  celdas?: string | undefined
}

/** The line of names and the line of cells; both are empty where the cells belong to another entry. */
function linesOf({ respuesta, celdas = '' }: Picked): [names: string[], cells: string[]] {
  const [names = [], cells = []] = celdas.split('\n').map((line) => line.split('\t'))
  return cells[0] === respuesta ? [names, cells] : [[], []]
}

/** Reads a response from one text: its cells, which begin with the entry, or the entry's words where it keeps none. */
export const entryWith = (kept: string): Picked =>
  kept.includes('\n')
    ? { respuesta: kept.split('\n')[1]?.split('\t')[0] ?? '', celdas: kept }
    : { respuesta: kept }

/** What a column says of the entry that was picked; '' where that was not kept. */
export function keptCell(picked: Picked, column: string): string {
  const [names, cells] = linesOf(picked)
  return cells[names.indexOf(column)] ?? ''
}

/** Whether everything is kept that rules look up. */
export function keepsCells(picked: Picked, names: readonly string[]): boolean {
  const [kept] = linesOf(picked)
  return names.every((name) => kept.includes(name))
}
