/** Makes a table of rows that were pasted or stand in a file: what they are is guessed, and what goes is told (KIND-09). */
import { isLanguage } from '../language'
import { cleanText } from '../text/clean'
import { cutText } from '../text/cut'
import { packEntries, type TableContent } from './packed'

export const MAX_ENTRIES = 10_000
export const MAX_TABLE_COLUMNS = 20
export const MAX_CELL = 200
/** Entries that are there twice are told by name up to so many. */
const MOST_TOLD = 5

/** How rows are read: whether the first one has headings, and in which column the words stand that are picked. */
export interface TableReading {
  hasHead: boolean
  words: number
}

export type TableFault = 'empty' | 'tooManyEntries' | 'tooLarge'

export interface ReadTable extends TableContent {
  /** Texts of the documents that hold it; none while there is a fault. */
  parts: string[]
  fault: TableFault | null
  /** What was not taken over. */
  told: { blank: number; doubled: number; doubles: string[]; cut: number; columnsLeft: number }
}

/** Headings that people write above names. */
const HEADING =
  /^(?:(?:el |la )?(?:nombre|nom|nome|izena|name|calles?|carrers?|rúas?|ruas?|kaleak?|streets?|carrièra|especies?|oficios?|rubros?|trades?|species|barrios?|localidad(?:es)?|códigos?|code|id|título|title|descripci[oó]n|valor|値|名前|名称))$/iu

type Rows = readonly (readonly string[])[]

const cellIn = (row: readonly string[], at: number): string =>
  cleanText((row[at] ?? '').replaceAll(/\s+/gu, ' '))
const widthOf = (rows: Rows): number => rows.reduce((most, row) => Math.max(most, row.length), 0)

/** What rows seem to be; the words are in the column with most different ones, of which the first. */
export function guessReading(rows: Rows): TableReading {
  const [first = [], second] = rows
  const width = Math.min(widthOf(rows), MAX_TABLE_COLUMNS)
  const isNamed = first.some((cell) => HEADING.test(cell.trim()))
  const isNumbered = (row: readonly string[]) => row.some((cell) => /\d/u.test(cell))
  const hasHead =
    isNamed || (width > 1 && second !== undefined && !isNumbered(first) && first.every((one) => one !== ''))
  const body = hasHead ? rows.slice(1) : rows
  const differing = Array.from({ length: width }, (_, at) => {
    const cells = body.map((row) => cellIn(row, at)).filter((cell) => /\p{L}/u.test(cell))
    return new Set(cells).size
  })
  return { hasHead, words: Math.max(0, differing.indexOf(Math.max(0, ...differing))) }
}

/** A heading that says a language: `ca`, `Nombre (ca)`, `nombre_ca`. Basque and Occitan also by their usual codes. */
function languageIn(heading: string, words: string): string | null {
  const plain = heading.toLowerCase()
  const isOfWords = plain.startsWith(words.toLowerCase())
  const code = /^(?:.*[\s_(])?(?<code>[a-z]{2})\)?$/u.exec(plain)?.groups?.['code'] ?? ''
  const known = code === 'eu' ? 'ek' : code === 'oc' ? 'ot' : code
  return isLanguage(known) && (isOfWords || plain === code) ? known : null
}

/** The columns in their order: that of the words first; others only where something stands in them. */
function orderOf(rows: Rows, words: number): number[] {
  const others = Array.from({ length: widthOf(rows) }, (_, at) => at).filter(
    (at) => at !== words && rows.some((row) => cellIn(row, at) !== ''),
  )
  return [words, ...others]
}

/** What columns are called: as their headings, a language by its code, each name once. */
function namesOf(head: readonly string[] | null, order: readonly number[]): string[] {
  const title = head ? cutText(cellIn(head, order[0] ?? 0), MAX_CELL) : ''
  const used = new Set<string>()
  return order.map((at, place) => {
    const heading = head ? cutText(cellIn(head, at), MAX_CELL) : ''
    const name = place === 0 ? title : (languageIn(heading, title) ?? heading)
    const own = name === '' || used.has(name) ? `${name === '' ? '' : `${name} `}${place + 1}` : name
    used.add(own)
    return own
  })
}

/** Reads rows as a table: blank ones and those that are there already, in any case, are left out. */
export function readTable(rows: Rows, { hasHead, words }: TableReading): ReadTable {
  const body = hasHead ? rows.slice(1) : rows
  const order = orderOf(body, words)
  const kept = order.slice(0, MAX_TABLE_COLUMNS)
  const told: ReadTable['told'] = {
    ...{ blank: 0, doubled: 0, doubles: [], cut: 0 },
    columnsLeft: order.length - kept.length,
  }
  const seen = new Set<string>()
  const entries: string[][] = []
  for (const row of body) {
    const cells = kept.map((at) => cellIn(row, at))
    const [name = ''] = cells
    const key = cutText(name, MAX_CELL).toLowerCase()
    if (name === '') {
      told.blank += 1
    } else if (seen.has(key)) {
      told.doubled += 1
      if (told.doubles.length < MOST_TOLD) told.doubles.push(name)
    } else {
      seen.add(key)
      if (cells.some((cell) => cutText(cell, MAX_CELL) !== cell)) told.cut += 1
      entries.push(cells.map((cell) => cutText(cell, MAX_CELL)))
    }
  }
  const columns = namesOf(hasHead ? (rows[0] ?? []) : null, kept)
  const parts = packEntries(entries)
  const fault =
    entries.length === 0
      ? 'empty'
      : entries.length > MAX_ENTRIES
        ? 'tooManyEntries'
        : parts === null
          ? 'tooLarge'
          : null
  return { columns, entries, parts: fault === null ? (parts ?? []) : [], fault, told }
}
