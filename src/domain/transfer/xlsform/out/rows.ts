/** The sheets of an XLSForm while they are written: rows by the names of their columns. */
import { cutText } from '../../../text/cut'
import type { Sheet } from '../table'

export type Cells = Readonly<Record<string, string>>

/** Most letters of a cell, less what a program may add to it. */
const MOST_LETTERS = 32_000
// oxlint-disable-next-line no-control-regex -- XML has no such characters
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/gu

/** A text as a cell takes it. */
export const cellText = (text: string): string =>
  cutText(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(UNWRITABLE, ''), MOST_LETTERS)

/**
 * A sheet of these rows, with the columns that say something.
 * @param columns in the order in which they stand, those that always stand first
 * @param always how many stand there whether they say something or not
 */
export function sheetOfRows(
  name: string,
  rows: readonly Cells[],
  columns: readonly string[],
  always: number,
): Sheet {
  const used = columns.filter((column, at) => at < always || rows.some((row) => (row[column] ?? '') !== ''))
  return { name, rows: [used, ...rows.map((row) => used.map((column) => cellText(row[column] ?? '')))] }
}
