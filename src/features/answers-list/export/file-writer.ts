import type { Cell } from '../../../domain/export/cell'
import { CSV_START, csvLines } from '../../../lib/csv'
import { openWorkbook } from '../../../lib/xlsx/workbook'

export type ExportFormat = 'xlsx' | 'csv'
type Rows = readonly (readonly Cell[])[]

export interface FileStart {
  format: ExportFormat
  headings: string[]
  /** Names of the workbook's sheets: the answers, and what is told about them. */
  sheets: [string, string]
}

/** A file that is written while its rows arrive. */
export interface FileWriter {
  add: (rows: Rows) => void
  /** @param about lines about the export, for formats that have a place for them */
  close: (about: Rows) => Blob
}

const TYPE: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
}

/** Bytes after which what is written leaves memory for the browser's own keeping. */
const HANDED_OVER = 4_000_000

/** Gathers pieces into a file whose bytes the browser keeps outside of the page's memory. */
function gathering(type: string) {
  let blobs: Blob[] = []
  let pieces: BlobPart[] = []
  let size = 0
  const handOver = () => {
    blobs.push(new Blob(pieces))
    pieces = []
    size = 0
  }
  return {
    take(piece: Uint8Array<ArrayBuffer> | string) {
      pieces.push(piece)
      size += piece.length
      if (size > HANDED_OVER) handOver()
    },
    file(): Blob {
      handOver()
      const whole = new Blob(blobs, { type })
      blobs = []
      return whole
    },
  }
}

/** Opens a file of that format; a CSV tells nothing about the export. */
export function openFile({ format, headings, sheets }: FileStart): FileWriter {
  const gathered = gathering(TYPE[format])
  if (format === 'csv') {
    gathered.take(CSV_START + csvLines([headings]))
    return { add: (rows) => gathered.take(csvLines(rows)), close: () => gathered.file() }
  }
  const workbook = openWorkbook({
    headings,
    sheets,
    // Its own copy: the packer may write the next piece over this one.
    write: (bytes) => gathered.take(new Uint8Array(bytes)),
  })
  return {
    add: workbook.add,
    close(about) {
      workbook.close(about)
      return gathered.file()
    },
  }
}
