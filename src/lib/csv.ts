import { wordsOf, type Cell } from '../domain/export/cell'

/** What begins a formula, in whichever width and behind whichever blanks, and what a spreadsheet skips to find it. */
const FORMULA = /^[\t\r\n]|^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠﹦﹢﹣﹫]/

/** A text that a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A cell between separators; whatever is a text is quoted. */
function field(cell: Cell): string {
  if (cell === null || cell === '') return ''
  return typeof cell === 'number' ? wordsOf(cell) : quoted(harmless(wordsOf(cell)))
}

/** Rows as lines of comma-separated values (RFC 4180). */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** What tells spreadsheets that the text is UTF-8. */
export const CSV_START = '\ufeff'
