import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate } from 'fflate'

const SHEET = 'xl/worksheets/sheet1.xml'
const ROW = '<row '

/** How many rows the first sheet of a workbook has, its header left out; no more than a piece of it is ever in memory. */
export async function sheetRows(path: string): Promise<number> {
  let rows = 0
  let rest = ''
  const decoder = new TextDecoder()
  const unzip = new Unzip((file) => {
    if (file.name !== SHEET) return
    file.ondata = (error, piece, last) => {
      if (error) throw error
      const text = rest + decoder.decode(piece, { stream: !last })
      rows += text.split(ROW).length - 1
      // The beginning of a row may stand in two pieces.
      rest = text.slice(1 - ROW.length)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for await (const piece of createReadStream(path)) if (piece instanceof Buffer) unzip.push(piece, false)
  unzip.push(new Uint8Array(), true)
  return rows - 1
}
