import exceljs, { type CellValue } from 'exceljs'

export interface ReadSheet {
  sheet: string
  /** Row by row; null for an empty cell, the words of a cell that leads somewhere. */
  data: CellValue[][]
}

/** exceljs leaves letters of texts in their cell escaped (ISO/IEC 29500-1 §22.9.2.19); other programs do not. */
const unescaped = (text: string): string =>
  text.replace(/_x([\da-fA-F]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function shown(value: CellValue): CellValue {
  if (typeof value === 'string') return unescaped(value)
  return value !== null && typeof value === 'object' && 'hyperlink' in value ? value.text : value
}

/** What another program finds in a workbook, sheet by sheet. */
export async function readWorkbook(file: Uint8Array): Promise<ReadSheet[]> {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(new Uint8Array(file).buffer)
  return workbook.worksheets.map((sheet) => ({
    sheet: sheet.name,
    data: Array.from({ length: sheet.rowCount }, (_row, row) =>
      Array.from({ length: sheet.columnCount }, (_column, column) =>
        shown(sheet.getCell(row + 1, column + 1).value),
      ),
    ),
  }))
}
