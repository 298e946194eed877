/** Writes a workbook of so many rows and columns, keeps none of it, and says what that took. */
import type { Cell } from '../../../src/domain/export/cell'
import { openWorkbook } from '../../../src/lib/xlsx/workbook'
import { sayCosts } from './say-costs'

const [rows = 0, columns = 0] = process.argv.slice(2).map(Number)
/** What a page of the export brings. */
const PAGE = 500

const cell = (row: number, column: number): Cell => {
  if (column % 5 === 1) return row * column
  if (column % 5 === 2) return { date: '2026-10-05T10:30' }
  if (column === 3) return { url: `https://archivos.test/${row}/foto.jpg`, text: `foto ${row}.jpg` }
  return `Respuesta ${row} a la pregunta ${column}`
}

/** What is still needed, once everything else is thrown away. */
function usedMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1_000_000
}

let bytes = 0
await sayCosts(() => {
  const before = usedMegabytes()
  const workbook = openWorkbook({
    headings: Array.from({ length: columns }, (_, column) => `Pregunta ${column + 1}`),
    sheets: ['Sheet1', 'Información'],
    continuing: { to: '', from: '' },
    // The browser keeps them elsewhere.
    gather: () => ({ take: (piece) => void (bytes += piece.length), file: () => new Blob() }),
  })
  for (let first = 1; first <= rows; first += PAGE)
    workbook.add(
      Array.from({ length: Math.min(PAGE, rows - first + 1) }, (_row, index) =>
        Array.from({ length: columns }, (_column, column) => cell(first + index, column)),
      ),
    )
  const keptMegabytes = usedMegabytes() - before
  // The parts that are added whole are in the archive itself.
  bytes += workbook.close([['Respuestas', rows]]).size
  return { keptMegabytes, fileMegabytes: bytes / 1_000_000 }
})
