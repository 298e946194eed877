import type { Vitals } from './vitals'

interface Limits {
  /** In milliseconds where nothing else runs. */
  largestMs: number
  slowestActMs: number
  layoutShift: number
  megabytes: number
}

/** What people take for at once, and do not see jump. */
const GOALS = { largestMs: 2500, slowestActMs: 200, layoutShift: 0.05 }
/** Memory, and what is not at its goal yet, a tenth above what was measured. */
const STAFF: Record<string, Limits> = {
  home: { ...GOALS, megabytes: 90 },
  'list of answers': { ...GOALS, megabytes: 155 },
  'view of an answer': { ...GOALS, megabytes: 112 },
  'editor of 500 questions': { ...GOALS, slowestActMs: 425, megabytes: 170 },
  statistics: { ...GOALS, megabytes: 215 },
}
const FIRST_VISIT: Limits = { ...GOALS, layoutShift: 0.02, megabytes: 60 }

function broken(one: Vitals, limits: Limits): string[] {
  const { page, layoutShift, peakMegabytes } = one
  const quiet = (ms: number) => Math.round(ms / one.busy)
  const [largestMs, slowestActMs] = [quiet(one.largestMs), quiet(one.slowestActMs)]
  const sentences: string[] = []
  if (!(largestMs <= limits.largestMs))
    sentences.push(`${page} stands after ${largestMs} ms, more than ${limits.largestMs}.`)
  if (!(slowestActMs <= limits.slowestActMs))
    sentences.push(`${page} draws an act after ${slowestActMs} ms, more than ${limits.slowestActMs}.`)
  if (!(layoutShift <= limits.layoutShift))
    sentences.push(`${page} moves by ${layoutShift} while it is opened, more than ${limits.layoutShift}.`)
  if (!(peakMegabytes <= limits.megabytes))
    sentences.push(`${page} takes ${peakMegabytes} MB, more than ${limits.megabytes}.`)
  return sentences
}

const NOTHING: Limits = { largestMs: 0, slowestActMs: 0, layoutShift: 0, megabytes: 0 }

export const brokenStaff = (pages: readonly Vitals[]): string[] =>
  pages.flatMap((one) => broken(one, STAFF[one.page] ?? NOTHING))

export const brokenFirstVisit = (forms: readonly Vitals[]): string[] =>
  forms.flatMap((one) => broken(one, FIRST_VISIT))
