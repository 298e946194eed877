import type { measureAnswering } from './answering'
import type { PublicFormSize } from './public-form'
import type { ScreenReads } from './reads'
import type { Typing } from './typing'

/** Counts that hold on every machine; what a clock says has no limit here. */
const PUBLIC_READS = 3
const LIST_READS = 17

export interface Results {
  publicForm: PublicFormSize
  answering: Awaited<ReturnType<typeof measureAnswering>>
  secondsFromStartToReady: number
  typing: Typing[]
  reads: ScreenReads[]
}

function readsLimit(screen: string): number {
  if (screen === 'public form') return PUBLIC_READS
  return screen.startsWith('answers list') ? LIST_READS : Infinity
}

/** A sentence for each count that is past its limit; what was not measured breaks none. */
export function brokenLimits({ publicForm, answering, typing, reads }: Partial<Results>): string[] {
  const broken: string[] = []
  if (publicForm && publicForm.javascriptBrotliBytes > publicForm.budget)
    broken.push(`The public form loads ${publicForm.javascriptBrotliBytes} bytes of JavaScript.`)
  for (const { questions, rendersPerKeystroke } of [...(answering?.keystrokes ?? []), ...(typing ?? [])])
    if (rendersPerKeystroke !== 1)
      broken.push(`A key draws ${rendersPerKeystroke} questions among ${questions}, not 1.`)
  for (const one of reads ?? []) {
    const limit = readsLimit(one.screen)
    if (one.reads > limit) broken.push(`${one.screen}: ${one.reads} reads, more than ${limit}.`)
  }
  return broken
}
