import { z } from 'zod'
import { runAlone } from './alone'
import { round } from './numbers'

/** Answers of this many questions, as the export's goal says. */
const COLUMNS = 50
const SIZES = [10_000, 100_000, 1_000_000]

export interface Writing {
  rows: number
  columns: number
  /** The most memory that the process had, and what it had before it wrote. */
  peakMegabytes: number
  beforeMegabytes: number
  /** What the writer still needed with all rows in: the addresses of links, of which a sheet has a limited number. */
  keptMegabytes: number
  fileMegabytes: number
  seconds: number
}

const writtenSchema = z.object({ keptMegabytes: z.number(), fileMegabytes: z.number() })

/** What the writer of workbooks takes by itself, whatever the number of rows (ALIST-06). */
export async function measureWriter(): Promise<Writing[]> {
  const writing: Writing[] = []
  for (const rows of SIZES) {
    const { ms, peakMegabytes, beforeMegabytes, ...written } = await runAlone('write-workbook', rows, COLUMNS)
    const { keptMegabytes, fileMegabytes } = writtenSchema.parse(written)
    writing.push({
      rows,
      columns: COLUMNS,
      peakMegabytes: round(peakMegabytes),
      beforeMegabytes: round(beforeMegabytes),
      keptMegabytes: round(keptMegabytes, 1),
      fileMegabytes: round(fileMegabytes, 1),
      seconds: round(ms / 1000, 1),
    })
  }
  return writing
}
