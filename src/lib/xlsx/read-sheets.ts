/** The sheets of a workbook as text. Formulas are what they came to when the workbook was saved; nothing is worked out. */
import type { CellValue, Worksheet } from 'exceljs'
import type { Sheet } from '../../domain/transfer/xlsform/table'
import { onlySheets, WorkbookRefused } from './unpack'

/** More of it is no form. */
const MOST_COLUMNS = 300
const MOST_ROWS = 200_000
/** What of a sheet is no cell, and refers to what was left out. */
const NOT_CELLS = [
  ...['drawing', 'legacyDrawing', 'hyperlinks', 'tableParts', 'dataValidations', 'conditionalFormatting'],
  ...['extLst', 'picture', 'headerFooter', 'printOptions', 'pageSetup', 'sheetProtection'],
]

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A cell in words: a day as a day, yes and no as forms write them, a formula as what it came to. */
function wordsIn(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayIn(value)
  if (!isObject(value)) return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('text' in value) return wordsIn(value.text)
  return 'result' in value ? wordsIn(value.result) : ''
}

/** Workbooks have no zones: what they say is what was typed. */
function dayIn(date: Date): string {
  const [day = '', time = ''] = date.toISOString().split('T')
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 'HH:mm'.length)}`
}

function rowsOf(sheet: Worksheet): string[][] {
  const rows: string[][] = []
  sheet.eachRow((row, number) => {
    if (number > MOST_ROWS) return
    const cells: string[] = []
    row.eachCell((cell, at) => {
      if (at <= MOST_COLUMNS) cells[at - 1] = wordsIn(cell.value)
    })
    if (cells.some((words) => words !== '')) rows[number - 1] = Array.from(cells, (words) => words ?? '')
  })
  // Rows keep their number, by which a report names them.
  return Array.from(rows, (cells) => cells ?? [])
}

/**
 * Reads a workbook.
 * @param onRead called when it was taken apart, before it is read
 * @throws WorkbookRefused
 */
export async function readSheets(bytes: Uint8Array, onRead: () => void): Promise<Sheet[]> {
  const sheets = onlySheets(bytes)
  onRead()
  // Its build for browsers writes a global of that name; in strict code there has to be one.
  Object.assign(globalThis, { regeneratorRuntime: undefined })
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  try {
    const file = new Uint8Array(sheets)
    await workbook.xlsx.load(file.buffer, { ignoreNodes: NOT_CELLS })
  } catch {
    throw new WorkbookRefused('notWhole')
  }
  return workbook.worksheets.map((sheet) => ({ name: sheet.name, rows: rowsOf(sheet) }))
}
