/**
 * A form of this product within the workbook that it was written as: who brings the workbook back gets the form itself, as
 * long as nobody changed the sheets that others read.
 */
import { FORMAT, MAX_FORM_FILE_BYTES } from '../../form/exchange/format'
import { readFormFile, type FormFile } from '../../form/exchange/read'
import type { NewId } from '../../form/factory'
import { sha256 } from '../../hash'
import { cutText } from '../../text/cut'
import { sheetNamed, type Sheet } from './table'

export const EMBEDDED = 'muniformularios'
/** A cell takes 32,767 letters. */
const CHUNK = 30_000
const READ_BY_OTHERS = ['survey', 'choices', 'settings']

/** The same whatever program saved the workbook: no cells that are empty behind the last one, and no blanks around words. */
const plainRows = ({ rows }: Sheet): string[][] => {
  const cells = rows.map((row) => {
    const trimmed = Array.from(row, (cell) => (cell ?? '').replaceAll(/\r\n?/gu, '\n').trim())
    return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1)
  })
  return cells.slice(0, cells.findLastIndex((row) => row.length > 0) + 1)
}

const digestOf = (sheets: readonly Sheet[]): Promise<string> =>
  sha256(
    JSON.stringify(
      READ_BY_OTHERS.map((name) => {
        const sheet = sheetNamed(sheets, name)
        return sheet ? plainRows(sheet) : []
      }),
    ),
  )

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
/** Signs that XML has no place for, or that programs turn into others. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu

/** Cells keep no blanks at their ends everywhere: a text is cut between two signs. */
function cutAt(text: string): number {
  if (text.length <= CHUNK) return text.length
  const most = cutText(text, CHUNK).length
  let at = most
  while (at > 0 && (text[at] === ' ' || text[at - 1] === ' ')) at -= 1
  return at === 0 ? most : at
}

function chunksOf(text: string): string[] {
  const chunks: string[] = []
  for (let from = 0; from < text.length;) {
    const to = from + cutAt(text.slice(from, from + CHUNK + 1))
    chunks.push(text.slice(from, to))
    from = to
  }
  return chunks
}

/** The sheet that keeps a form's file, and how the other sheets were then. */
export async function embeddedSheet(sheets: readonly Sheet[], file: string): Promise<Sheet> {
  const value: unknown = JSON.parse(file)
  const text = JSON.stringify(value).replaceAll(UNSAFE, escaped)
  return {
    name: EMBEDDED,
    rows: [[FORMAT, await digestOf(sheets)], ...chunksOf(text).map((chunk) => [chunk])],
  }
}

export type Embedded =
  /** None, or none of ours. */
  | { is: 'none' }
  /** The sheets were changed after they were written. */
  | { is: 'stale' }
  | { is: 'file'; file: FormFile }

/**
 * What a workbook has of a form of ours. It is a file like any other that somebody gives us: nothing of it is trusted.
 */
export async function embeddedIn(sheets: readonly Sheet[], newId: NewId): Promise<Embedded> {
  const [head, ...chunks] = sheetNamed(sheets, EMBEDDED)?.rows ?? []
  if (head?.[0] !== FORMAT) return { is: 'none' }
  if (head[1] !== (await digestOf(sheets))) return { is: 'stale' }
  let text = ''
  for (const [chunk = ''] of chunks) {
    text += chunk
    if (text.length > MAX_FORM_FILE_BYTES) break
  }
  return { is: 'file', file: readFormFile(new TextEncoder().encode(text), newId) }
}
