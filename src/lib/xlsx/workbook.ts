import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Cell } from '../../domain/export/cell'
import {
  contentTypes,
  packageRelations,
  sheetEnd,
  sheetRelations,
  sheetStart,
  stylesXml,
  workbookRelations,
  workbookXml,
} from './parts'
import { headerXml, rowXml, type SheetLink } from './row'

/** Rows that a sheet holds below its header. */
export const MOST_ROWS = 1_048_575

/** Bytes of rows that are gathered before they are packed. */
const GATHERED = 1 << 16
/** Fast, and within a tenth of the smallest size. */
const LEVEL = 4

export interface Workbook {
  /** @throws RangeError when the sheet is full */
  add: (rows: readonly (readonly Cell[])[]) => void
  /** Writes the end, with what is told about the rows; no rows after it. */
  close: (about: readonly (readonly Cell[])[]) => void
}

interface WorkbookStart {
  headings: readonly string[]
  /** Names of the sheet with the rows and of the one that tells about them. */
  sheets: readonly [string, string]
  /** Takes the bytes of the file, piece by piece. */
  write: (bytes: Uint8Array) => void
}

/**
 * A workbook that is written while its rows arrive: whatever their number, it keeps none but the addresses of links
 * (ALIST-06).
 */
export function openWorkbook({ headings, sheets, write }: WorkbookStart): Workbook {
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    write(bytes)
  })
  const whole = (name: string, xml: string): void => {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(xml), true)
  }
  whole('[Content_Types].xml', contentTypes())
  whole('_rels/.rels', packageRelations())
  whole('xl/workbook.xml', workbookXml(sheets))
  whole('xl/_rels/workbook.xml.rels', workbookRelations())
  whole('xl/styles.xml', stylesXml())

  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: LEVEL })
  zip.add(sheet)
  const links: SheetLink[] = []
  let count = 0
  let gathered = sheetStart(headings.length) + headerXml(headings)
  const flush = (last: boolean): void => {
    sheet.push(strToU8(gathered), last)
    gathered = ''
  }

  return {
    add(rows) {
      if (count + rows.length > MOST_ROWS) throw new RangeError('more rows than a sheet holds')
      for (const row of rows) {
        count += 1
        gathered += rowXml(row, count + 1, links)
        if (gathered.length > GATHERED) flush(false)
      }
    },
    close(about) {
      gathered += sheetEnd(links.map(({ ref }) => ref))
      flush(true)
      if (links.length > 0) {
        whole('xl/worksheets/_rels/sheet1.xml.rels', sheetRelations(links.map(({ url }) => url)))
      }
      const rows = about.map((row, index) => rowXml(row, index + 1, [])).join('')
      whole('xl/worksheets/sheet2.xml', sheetStart(2) + rows + sheetEnd([]))
      zip.end()
    },
  }
}
