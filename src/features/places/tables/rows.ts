/** The rows of a table as text. */
import { cellsOf, separatorOf } from '../../../domain/transfer/sheet/text'

export type Rows = readonly (readonly string[])[]

/** Rows beyond those that a table may have are not told apart: they only say that there are too many. */
export const MOST_ROWS = 20_000

export const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '')

/** Cells of a text: between separators, or a line each. */
export function rowsOfText(text: string): Rows {
  const separator = separatorOf(text)
  const rows =
    separator === null ? text.split(/\r?\n/u).map((line) => [line.trim()]) : cellsOf(text, separator)
  return rows.filter(isFilled).slice(0, MOST_ROWS)
}
