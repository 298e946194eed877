import { wordsOf, type Cell } from '../domain/export/cell'

/** The beginning of a formula: its sign in any width, after blanks and other characters that spreadsheets skip. */
const FORMULA =
  /^[\t\r\n]|^[\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]*[=+\-@＝＋－＠﹦﹢﹣﹫]/

/** A telephone or a number with its sign: nothing that a spreadsheet could calculate with does harm. */
const SIGNED_DIGITS = /^[+-]\d(?:[\d ().,/-]*\d)?$/

/** Puts an apostrophe before a text that a spreadsheet would take for a formula; numbers stay numbers. */
const harmless = (text: string): string =>
  FORMULA.test(text) && !SIGNED_DIGITS.test(text) ? `'${text}` : text

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A cell between separators; texts are quoted. */
function field(cell: Cell): string {
  if (cell === null || cell === '') return ''
  return typeof cell === 'number' || (typeof cell === 'object' && 'number' in cell)
    ? wordsOf(cell)
    : quoted(harmless(wordsOf(cell)))
}

/** Rows as lines of comma-separated values (RFC 4180). */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** The mark by which spreadsheets know that the text is UTF-8. */
export const CSV_START = '\ufeff'
