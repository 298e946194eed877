/** A workbook of sheets of text. Every cell is a text: nothing in it is a formula, a link or a number. */
import type { Sheet } from '../../domain/transfer/xlsform/table'

/** In a text that looks like an escaped letter, the underscore is escaped (ISO/IEC 29500-1 §22.9.2.19). */
const escaped = (text: string): string => text.replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_')

const WIDEST = 60
const NARROWEST = 12

const widthOf = (rows: Sheet['rows'], at: number): number => {
  const longest = Math.max(0, ...rows.slice(0, 200).map((row) => (row[at] ?? '').length))
  return Math.min(WIDEST, Math.max(NARROWEST, longest + 2))
}

/**
 * Writes a workbook; what writes it is loaded then.
 * @param hidden names of sheets that are for programs alone
 */
export async function writeSheets(
  sheets: readonly Sheet[],
  hidden: ReadonlySet<string>,
): Promise<Uint8Array<ArrayBuffer>> {
  // Its build for browsers writes a global of that name; in strict code there has to be one.
  Object.assign(globalThis, { regeneratorRuntime: undefined })
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  for (const { name, rows } of sheets) {
    const isHidden = hidden.has(name)
    const sheet = workbook.addWorksheet(name, {
      state: isHidden ? 'hidden' : 'visible',
      views: isHidden ? [] : [{ state: 'frozen', ySplit: 1 }],
    })
    for (const row of rows) sheet.addRow(row.map((cell) => (cell === '' ? null : escaped(cell))))
    if (isHidden) continue
    sheet.getRow(1).font = { bold: true }
    rows[0]?.forEach((_head, at) => {
      sheet.getColumn(at + 1).width = widthOf(rows, at)
    })
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
