/** What acts may cost of the store and the functions (OPS-10): these counts are the same on every machine. */
import type { ScheduledName } from '../src/domain/operation/scheduled-work'

/** What functions do with the store because of one act. */
export interface ActCost {
  /** Documents that are read; a thousand that are counted are one. */
  reads: number
  writes: number
  deletes: number
  /** How many functions hear of it. */
  invocations: number
}

/**
 * The most that each may cost: what it costs now. The write of the act itself and the reads of rules are the browser's
 * and come on top.
 */
export const ACT_LIMITS = {
  // An instance that knows neither the version nor the municipality yet, and a counter that learns of the first answer.
  'first public answer': { reads: 18, writes: 6, deletes: 0, invocations: 2 },
  'public answer': { reads: 11, writes: 5, deletes: 0, invocations: 2 },
  'staff answer': { reads: 10, writes: 6, deletes: 0, invocations: 2 },
  'answer to a limited form': { reads: 18, writes: 5, deletes: 0, invocations: 2 },
  // One of them is the form, whose states may have terms.
  'state move': { reads: 8, writes: 4, deletes: 0, invocations: 1 },
  // One of them looks whether somebody holds it back, two whether it lies in the bin, one whether mails about it went out.
  // Two of them are the answers that are left, among which the newest is looked for; the last one is told to the counter.
  deletion: { reads: 31, writes: 4, deletes: 2, invocations: 1 },
  'photo of a stranger': { reads: 3, writes: 1, deletes: 0, invocations: 1 },
  // Calls, of which each is an invocation itself.
  correction: { reads: 15, writes: 3, deletes: 0, invocations: 3 },
  // One of them looks whether its answer lies in the bin.
  'paid ticket': { reads: 43, writes: 21, deletes: 0, invocations: 7 },
  'signing in': { reads: 10, writes: 4, deletes: 0, invocations: 2 },
  certificate: { reads: 13, writes: 5, deletes: 0, invocations: 1 },
  'PDF of an answer': { reads: 8, writes: 1, deletes: 0, invocations: 1 },
} as const satisfies Record<string, ActCost>

export type Act = keyof typeof ACT_LIMITS

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const

/** A sentence for each count of an act that is past its limit. */
export const brokenCosts = (act: Act, cost: ActCost): string[] =>
  COUNTED.filter((what) => cost[what] > ACT_LIMITS[act][what]).map(
    (what) => `${act}: ${cost[what]} ${what}, more than ${ACT_LIMITS[act][what]}.`,
  )

/** What a run of a schedule may read and write when nothing is due, by its name as a function: so often it happens. */
export const RUN_LIMITS = {
  renewOpenings: { reads: 5, writes: 0 },
  reconcileOrders: { reads: 3, writes: 0 },
  lookAtSystems: { reads: 24, writes: 1 },
  goOnErasing: { reads: 4, writes: 0 },
  watchAccounts: { reads: 3, writes: 0 },
  lookAfterAnswers: { reads: 3, writes: 1 },
  countMissing: { reads: 4, writes: 1 },
  checkStatistics: { reads: 24, writes: 4 },
  claimMunicipalityKeys: { reads: 16, writes: 0 },
  eraseWhatIsOver: { reads: 5, writes: 1 },
  // One of them looks for forms.
  emptyBin: { reads: 4, writes: 0 },
  sweepTrail: { reads: 2, writes: 0 },
  // Two of them look for kept drafts that are over, two for addresses that are forgotten.
  sweepFiles: { reads: 6, writes: 6 },
  sweepAccounts: { reads: 2, writes: 1 },
  mailDigest: { reads: 48, writes: 0 },
} as const satisfies Record<ScheduledName, Pick<ActCost, 'reads' | 'writes'>>

/** A sentence for each count of a run that is past its limit. */
export const brokenRun = (name: ScheduledName, cost: Pick<ActCost, 'reads' | 'writes'>): string[] =>
  (['reads', 'writes'] as const)
    .filter((what) => cost[what] > RUN_LIMITS[name][what])
    .map((what) => `${name}: ${cost[what]} ${what}, more than ${RUN_LIMITS[name][what]}.`)

/** How many documents rules may read for a commit, by its name in `rules/cost`. */
export const RULES_READS = {
  'a stranger’s answer': 5,
  'an inspector’s answer': 5,
  'an answer moved': 2,
} as const
