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
import { headerXml, rowXml, type Continuing, type SheetLink } from './row'
import { openZip, type Gathering } from './zip'

/** Rows that a sheet may have below its header. */
export const MAX_ROWS = 1_048_575

/** Bytes of rows that are gathered before they are packed. */
const GATHERED = 1 << 16
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export interface Workbook {
  /** @throws RangeError when the sheet is full */
  add: (rows: readonly (readonly Cell[])[]) => void
  /**
   * Ends the file with the sheet about the rows; no rows can be added after it.
   * @throws RangeError when it would be over 4 GB
   */
  close: (about: readonly (readonly Cell[])[]) => Blob
}

interface WorkbookStart {
  headings: readonly string[]
  /** Names of the sheet with the rows and of the one that tells about them. */
  sheets: readonly [string, string]
  /** What stands where a text goes on in another cell. */
  continuing: Continuing
  /** Makes a buffer for the bytes of the file, which come piece by piece. */
  gather: () => Gathering
}

/**
 * A workbook that is written while its rows arrive. It keeps no rows in memory, only the addresses of links (ALIST-06).
 */
export function openWorkbook({ headings, sheets, continuing, gather }: WorkbookStart): Workbook {
  const zip = openZip(gather)
  zip.add('[Content_Types].xml', contentTypes())
  zip.add('_rels/.rels', packageRelations())
  zip.add('xl/workbook.xml', workbookXml(sheets))
  zip.add('xl/_rels/workbook.xml.rels', workbookRelations())
  zip.add('xl/styles.xml', stylesXml())

  const sheet = zip.open('xl/worksheets/sheet1.xml')
  const links: SheetLink[] = []
  let count = 0
  let gathered = sheetStart(headings.length) + headerXml(headings)
  const flush = (): void => {
    sheet.push(gathered)
    gathered = ''
  }

  return {
    add(rows) {
      if (count + rows.length > MAX_ROWS) throw new RangeError('more rows than a sheet may have')
      for (const row of rows) {
        count += 1
        gathered += rowXml(row, count + 1, { links, continuing, columns: headings.length })
        if (gathered.length > GATHERED) flush()
      }
    },
    close(about) {
      gathered += sheetEnd(links.map(({ ref }) => ref))
      flush()
      sheet.close()
      if (links.length > 0) {
        zip.add('xl/worksheets/_rels/sheet1.xml.rels', sheetRelations(links.map(({ url }) => url)))
      }
      const told = { links: [], continuing, columns: 2 }
      const rows = about.map((row, index) => rowXml(row, index + 1, told)).join('')
      zip.add('xl/worksheets/sheet2.xml', sheetStart(2) + rows + sheetEnd([]))
      return zip.close(TYPE)
    },
  }
}
