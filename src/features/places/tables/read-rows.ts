/** Finds the rows of a table in a file, by what is in it. It runs in a worker. */
import { textIn } from '../../../lib/text-in'
import { readSheets } from '../../../lib/xlsx/read-sheets'
import { isCompound, isPacked } from '../../../lib/xlsx/unpack'
import { isFilled, MOST_ROWS, rowsOfText, type Rows } from './rows'

/**
 * The rows of a workbook's first sheet that has some, or of a text.
 * @throws when it is none that can be read
 */
export async function rowsIn(bytes: Uint8Array<ArrayBuffer>): Promise<Rows> {
  if (isPacked(bytes) || isCompound(bytes)) {
    const sheets = await readSheets(bytes, () => undefined)
    return (sheets.find(({ rows }) => rows.some(isFilled))?.rows ?? []).filter(isFilled).slice(0, MOST_ROWS)
  }
  const text = textIn(bytes)
  if (text === null) throw new Error('no text and no workbook')
  return rowsOfText(text)
}
