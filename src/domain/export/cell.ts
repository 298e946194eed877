import * as z from 'zod/mini'

/**
 * What stands in a cell of an export, as it travels: a text, a number, nothing, a day or moment as the reader's
 * clock shows it (`YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`), or a link with its words.
 */
export type Cell = string | number | null | DateCell | LinkCell
export interface DateCell {
  date: string
}
export interface LinkCell {
  url: string
  text: string
}

export const cellSchema: z.ZodMiniType<Cell> = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ date: z.string() }),
  z.object({ url: z.string(), text: z.string() }),
])

/** Longest text that a cell of a workbook holds. */
export const MOST_CHARACTERS = 32_767

/** The words of several cells of one column, each on a line of its own with its number. */
export function joined(cells: Cell[]): Cell {
  const filled = cells.filter((cell) => cell !== null && cell !== '')
  const [only] = filled
  if (filled.length === 0 || only === undefined) return null
  if (cells.length === 1) return only
  const lines = cells.map((cell, index) => `${index + 1}. ${wordsOf(cell)}`)
  return lines.join('\n').slice(0, MOST_CHARACTERS)
}

/** A cell as plain words. */
export function wordsOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  return 'url' in cell ? cell.url : cell.date.replace('T', ' ')
}
