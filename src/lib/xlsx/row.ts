import { MOST_CHARACTERS, type Cell } from '../../domain/export/cell'
import { xmlText } from './xml'

/** Positions of the formats in the workbook's styles. */
export const STYLE = { plain: 0, header: 1, date: 2, dateTime: 3, text: 4, quoted: 5, link: 6 } as const

/** A cell that leads to an address. */
export interface SheetLink {
  ref: string
  url: string
}

/** Links that a sheet may have; those after them stay addresses in words. */
export const MOST_LINKS = 65_530

/** The letters of a column from 0: A, B, … Z, AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const DAY_MS = 86_400_000
/** Days from the workbook's day 0 to 1970. */
const EPOCH = 25_569
/** Workbooks count a day in February 1900 that never was: earlier dates stay texts. */
const FIRST_DAY = 61

/** Days since 1900 as workbooks count them; null for what they cannot count. */
export function dateSerial(date: string): number | null {
  const moment = Date.parse(`${date.length === 10 ? `${date}T00:00` : date}Z`)
  const serial = moment / DAY_MS + EPOCH
  return Number.isFinite(serial) && serial >= FIRST_DAY ? serial : null
}

/** Whether a text would be read as a formula were it typed: the cell is then marked as text for good. */
const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

const textCell = (ref: string, text: string, style: number): string =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, MOST_CHARACTERS))}</t></is></c>`
const numberCell = (ref: string, value: number, style: number): string =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`

function cellXml(ref: string, cell: Cell, links: SheetLink[]): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return numberCell(ref, cell, STYLE.plain)
  if (typeof cell === 'string') {
    return textCell(ref, cell, looksLikeFormula(cell) ? STYLE.quoted : STYLE.text)
  }
  if ('date' in cell) {
    const serial = dateSerial(cell.date)
    if (serial === null) return textCell(ref, cell.date, STYLE.text)
    return numberCell(ref, serial, cell.date.length === 10 ? STYLE.date : STYLE.dateTime)
  }
  if (links.length >= MOST_LINKS) return textCell(ref, cell.url, STYLE.text)
  links.push({ ref, url: cell.url })
  return textCell(ref, cell.text, looksLikeFormula(cell.text) ? STYLE.quoted : STYLE.link)
}

/**
 * A row of a sheet. Texts stand in the row itself, so that a sheet of any length is written without keeping any.
 * @param number of the row, from 1
 * @param links takes the addresses that the row leads to
 */
export const rowXml = (cells: readonly Cell[], number: number, links: SheetLink[]): string =>
  `<row r="${number}">${cells.map((cell, index) => cellXml(`${columnName(index)}${number}`, cell, links)).join('')}</row>`

/** The heading of each column, never a formula whatever a form calls its questions. */
export const headerXml = (headings: readonly string[]): string =>
  `<row r="1">${headings.map((heading, index) => textCell(`${columnName(index)}1`, heading, STYLE.header)).join('')}</row>`
