import { CSV_START, csvLines } from '../../../lib/csv'
import type { ChartData } from './chart-data'

/** A share as percent with two decimals, as a number for spreadsheets. */
export const percent = (share: number): number => Math.round(share * 10_000) / 100

/** A chart's table as a file for spreadsheets (STAT-08). */
export function chartFile(
  shareName: string,
  title: string,
  { head, unit, rows, extra = [] }: ChartData,
): Blob {
  const hasShares = rows.some(({ share }) => share !== undefined)
  const lines = [
    [title],
    [head, unit, ...(hasShares ? [`${shareName} (%)`] : []), ...extra],
    ...rows.map(({ name, value, share, extra: more = [] }) => [
      name,
      value,
      ...(hasShares ? [share === undefined ? null : percent(share)] : []),
      ...extra.map((_column, at) => more[at] ?? ''),
    ]),
  ]
  return new Blob([CSV_START + csvLines(lines)], { type: 'text/csv;charset=utf-8' })
}
