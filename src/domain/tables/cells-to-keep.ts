/** Takes what an answer keeps of the entry that is picked, as `stored-cells.ts` reads it. */
import { columnAt } from './columns'
import type { TableContent } from './packed'

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
