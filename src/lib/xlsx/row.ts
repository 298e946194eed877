import { wordsOf, type Cell } from '../../domain/export/cell'
import { xmlText } from './xml'
import { cutText } from '../../domain/text/cut'

/** Positions of the formats in the workbook's styles. */
export const STYLE = {
  plain: 0,
  header: 1,
  date: 2,
  dateTime: 3,
  text: 4,
  quoted: 5,
  link: 6,
  tenths: 7,
  hundredths: 8,
} as const

/** A cell that leads to an address. */
export interface SheetLink {
  ref: string
  url: string
}

/** Longest text of a cell. */
const MAX_CHARACTERS = 32_767
/** Characters reserved for the words that say where a text goes on and where it comes from. */
const ROOM = 200

/** The placeholder in {@link Continuing} for the name of the other cell. */
export const OTHER_CELL = '{cell}'

/** The words at the end of a cell whose text goes on in another one, and at the beginning of that. */
export interface Continuing {
  to: string
  from: string
}

interface SheetText {
  ref: string
  text: string
}

/** What the rows of a sheet share. */
export interface SheetRows {
  /** Collects the links of the rows. */
  links: SheetLink[]
  continuing: Continuing
  /** Columns that have a heading: texts that are too long for their cell go on after these. */
  columns: number
}

/** Most links of a sheet; later ones are written as plain text. */
export const MAX_LINKS = 65_530

/** The letters of a column from 0: A, B, … Z, AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const DAY_MS = 86_400_000
/** Days from the workbook's day 0 to 1970. */
const EPOCH = 25_569
/**
 * Most readers count 29 February 1900, which never was, and some do not: dates before March 1900 are written as text.
 */
const FIRST_DAY = 61

/** Days since 1900 as workbooks count them; null for dates that they cannot count. */
export function dateSerial(date: string): number | null {
  const moment = Date.parse(`${date.length === 10 ? `${date}T00:00` : date}Z`)
  const serial = moment / DAY_MS + EPOCH
  return Number.isFinite(serial) && serial >= FIRST_DAY ? serial : null
}

/** Whether a text would be a formula if it were typed: the cell is then marked as text. */
const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

const textCell = (ref: string, text: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cutText(text, MAX_CHARACTERS))}</t></is></c>`
const numberCell = (ref: string, value: number, style: number): string =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`

function cellXml(ref: string, cell: Cell, links: SheetLink[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return numberCell(ref, cell, STYLE.plain)
  if (typeof cell === 'string') {
    return textCell(ref, cell, looksLikeFormula(cell) ? STYLE.quoted : STYLE.text)
  }
  if ('number' in cell) {
    return numberCell(ref, cell.number, cell.decimals === 1 ? STYLE.tenths : STYLE.hundredths)
  }
  if ('date' in cell) {
    const serial = dateSerial(cell.date)
    if (serial === null) return textCell(ref, wordsOf(cell), STYLE.text)
    return numberCell(ref, serial, cell.date.length === 10 ? STYLE.date : STYLE.dateTime)
  }
  if (links.length >= MAX_LINKS) return textCell(ref, cell.url, STYLE.text)
  links.push({ ref, url: cell.url })
  return textCell(ref, cell.text, looksLikeFormula(cell.text) ? STYLE.quoted : STYLE.link)
}

/** A text in pieces that each fit into a cell, cut between letters. */
function pieces(text: string): string[] {
  const all: string[] = []
  for (let at = 0; at < text.length;) {
    const piece = cutText(text.slice(at), MAX_CHARACTERS - ROOM)
    all.push(piece)
    at += piece.length
  }
  return all
}

/** The texts of those cells, each with the words that say where it comes from and where it goes on. */
function continued(texts: readonly string[], refs: readonly string[], { to, from }: Continuing): SheetText[] {
  return texts.map((text, index) => {
    const [before, ref = '', after] = [refs[index - 1], refs[index], refs[index + 1]]
    const begin = before === undefined ? '' : from.replace(OTHER_CELL, before)
    const end = after === undefined ? '' : to.replace(OTHER_CELL, after)
    return { ref, text: `${begin}${text}${end}` }
  })
}

/**
 * A row of a sheet. Texts stand in the row itself, so that a sheet of any length is written without keeping any; one
 * that is too long for its cell goes on in cells after the last column.
 * @param number of the row, from 1
 */
export function rowXml(
  cells: readonly Cell[],
  number: number,
  { links, continuing, columns }: SheetRows,
): string {
  const refOf = (column: number) => `${columnName(column)}${number}`
  const further: SheetText[] = []
  const firstOf = (text: string, ref: string): string => {
    // Nearly all texts fit: no array is made for them, because a large sheet has millions.
    if (text.length <= MAX_CHARACTERS) return text
    const texts = pieces(text)
    const free = Math.max(columns, cells.length) + further.length
    const refs = [ref, ...texts.slice(1).map((_, index) => refOf(free + index))]
    const [first, ...rest] = continued(texts, refs, continuing)
    further.push(...rest)
    return first?.text ?? ''
  }
  const own = cells.map((cell, column) => {
    const ref = refOf(column)
    return cellXml(ref, typeof cell === 'string' ? firstOf(cell, ref) : cell, links)
  })
  const after = further.map(({ ref, text }) => textCell(ref, text, STYLE.text))
  return `<row r="${number}">${own.join('')}${after.join('')}</row>`
}

/** The heading of each column, never a formula whatever a form calls its questions. */
export const headerXml = (headings: readonly string[]): string =>
  `<row r="1">${headings.map((heading, index) => textCell(`${columnName(index)}1`, heading, STYLE.header)).join('')}</row>`
