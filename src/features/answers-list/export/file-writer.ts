import type { Cell } from '../../../domain/export/cell'
import { CSV_START, csvLines } from '../../../lib/csv'
import type { Continuing } from '../../../lib/xlsx/row'
import { openWorkbook } from '../../../lib/xlsx/workbook'
import type { Gathering } from '../../../lib/xlsx/zip'

export type ExportFormat = 'xlsx' | 'csv'
type Rows = readonly (readonly Cell[])[]

export interface FileStart {
  format: ExportFormat
  headings: string[]
  /** Names of the workbook's sheets: the answers, and what is told about them. */
  sheets: [string, string]
  /** The words in a workbook where a text is too long for its cell. */
  continuing: Continuing
}

/** A file that is written while its rows arrive. */
export interface FileWriter {
  add: (rows: Rows) => void
  /** @param about lines about the export, for formats that have a place for them */
  close: (about: Rows) => Blob
}

/** After this many bytes what is written becomes a blob, which browsers keep outside the page's memory. */
const HANDED_OVER = 4_000_000

/** Gathers pieces into a file whose bytes the browser keeps outside of the page's memory. */
function gathering(type = ''): Gathering {
  let blobs: Blob[] = []
  let pieces: BlobPart[] = []
  let size = 0
  const downloadFile = () => {
    blobs.push(new Blob(pieces))
    pieces = []
    size = 0
  }
  return {
    take(piece) {
      pieces.push(typeof piece === 'string' ? piece : new Uint8Array(piece))
      size += piece.length
      if (size > HANDED_OVER) downloadFile()
    },
    file() {
      downloadFile()
      const whole = new Blob(blobs, { type })
      blobs = []
      return whole
    },
  }
}

/** Opens a file of that format; a CSV tells nothing about the export, and its texts may be of any length. */
export function openFile({ format, ...start }: FileStart): FileWriter {
  if (format === 'xlsx') return openWorkbook({ ...start, gather: () => gathering() })
  const gathered = gathering('text/csv;charset=utf-8')
  gathered.take(CSV_START + csvLines([start.headings]))
  return { add: (rows) => gathered.take(csvLines(rows)), close: () => gathered.file() }
}
