import { z } from 'zod'
import { runAlone } from './alone'
import { round } from './numbers'

const QUESTIONS = 300

export interface PdfMaking {
  questions: number
  /** Making one when some were made before. */
  ms: number
  /** the most memory that the process ever had, and what making took beyond its code and fonts. */
  peakMegabytes: number
  makingMegabytes: number
  fileMegabytes: number
}

/** What the PDF of a long answer takes (PDF-01). */
export async function measurePdf(): Promise<PdfMaking> {
  const { eachMs, peakMegabytes, beforeMegabytes, fileMegabytes } = await runAlone('render-pdf', QUESTIONS)
  const { ms, megabytes } = z
    .object({ ms: z.number(), megabytes: z.number() })
    .parse({ ms: eachMs, megabytes: fileMegabytes })
  return {
    questions: QUESTIONS,
    ms: round(ms),
    peakMegabytes: round(peakMegabytes),
    makingMegabytes: round(peakMegabytes - beforeMegabytes),
    fileMegabytes: round(megabytes, 2),
  }
}
