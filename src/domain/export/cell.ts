import * as z from 'zod/mini'

/**
 * What stands in a cell of an export, as it travels: a text, a number, nothing, a day or moment as the reader's
 * clock shows it (`YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`), or a link with its words. `row.ts` makes those of an answer.
 */
export type Cell = string | number | null | NumberCell | DateCell | LinkCell
/** A number that ends in zeros, which are shown as they were typed. */
export interface NumberCell {
  number: number
  /** How many decimals it was typed with: 1 or 2. */
  decimals: number
}
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
  z.object({ number: z.number(), decimals: z.int().check(z.minimum(1), z.maximum(2)) }),
  z.object({ date: z.string() }),
  z.object({ url: z.string(), text: z.string() }),
])

/** A cell of one of several answers, with the number that tells which of them it is: `2`, or `2.1` within a row. */
export interface Numbered {
  number: string
  cell: Cell
}

/** The words of several cells of one column, each on a line of its own with its number. */
export function joined(cells: Numbered[]): Cell {
  const [only, second] = cells
  if (only === undefined || cells.every(({ cell }) => cell === null || cell === '')) return null
  if (second === undefined) return only.cell
  return cells.map(({ number, cell }) => `${number}. ${wordsOf(cell)}`).join('\n')
}

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** A cell as plain words: a decimal point in numbers, days as `YYYY-MM-DD`, whatever the reader's language. */
export function wordsOf(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return PLAIN.format(cell)
  if ('number' in cell) return cell.number.toFixed(cell.decimals)
  return 'url' in cell ? cell.url : cell.date.replace('T', ' ')
}
