import exceljs from 'exceljs'

/** A workbook as another program writes it. A cell that begins with `=` is a formula. */
export async function makeWorkbook(
  sheets: Record<string, readonly (readonly string[])[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new exceljs.Workbook()
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name)
    for (const row of rows)
      sheet.addRow(
        row.map((cell) => (cell.startsWith('=') ? { formula: cell.slice(1), result: 'resultado' } : cell)),
      )
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
