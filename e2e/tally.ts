import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Tally {
  passed: number
  failed: number
}

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}

const vitest = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
/** What did not come to its end has failed. */
const journeys = z
  .object({ planned: z.number(), passed: z.number() })
  .transform(({ planned, passed }) => ({ passed, failed: planned - passed }))
const report = z.union([vitest, journeys])

/**
 * What a reporter's JSON counted. A run that ended badly has at least one failure, even if it broke before its
 * first test or wrote no report.
 */
export function tallyOf(file: string, exitCode: number): Tally {
  const counted = existsSync(file)
    ? report.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 }
  return exitCode === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) }
}
