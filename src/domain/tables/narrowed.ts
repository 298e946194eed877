/** Entries of a table of which only those are offered that fit other answers: the towns of a province (KIND-09). */
import { alike, columnAt } from './columns'
import type { TableContent } from './packed'

/** What a column has to say: what was answered to another question; '' while nobody answered it. */
export interface WantedCell {
  column: string
  words: string
  /** Whose answer it is. */
  question: string
}

/** Whether an entry says in its columns what is wanted; a column that the table does not have says nothing. */
export const fitsCells = (
  columns: readonly string[],
  entry: readonly string[],
  wanted: readonly WantedCell[],
): boolean =>
  wanted.every(({ column, words }) => {
    const cell = entry[columnAt(columns, column)] ?? ''
    return words !== '' && alike(cell, words)
  })

/** A table with the entries that fit; the same one where nothing is wanted of them. */
export const narrowed = (table: TableContent, wanted: readonly WantedCell[]): TableContent =>
  wanted.length === 0
    ? table
    : { ...table, entries: table.entries.filter((entry) => fitsCells(table.columns, entry, wanted)) }
