import { listen } from './program'
import { saidTally, type Tally } from './tally'

/** Says to a program of stages that others run beside it. */
export const BESIDE = '--beside'

/**
 * Runs stages one after the other in a process of their own, with emulators of their own, beside other lanes.
 * Each line that they print begins with `label`.
 */
export async function lane(label: string, stages: readonly string[]): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0 }
  const code = await listen('e2e/run-tests.ts', [`--only=${stages.join()}`, BESIDE], (line) => {
    console.log(`${label} │ ${line}`)
    tally = saidTally(line) ?? tally
  })
  return code === 0 ? tally : { ...tally, failed: Math.max(1, tally.failed) }
}
