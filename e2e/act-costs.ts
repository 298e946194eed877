/** What acts may cost of the store and the functions (OPS-10): these counts are the same on every machine. */

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
  // An instance that knows neither the version nor the municipality yet.
  'first public answer': { reads: 21, writes: 6, deletes: 0, invocations: 2 },
  'public answer': { reads: 17, writes: 6, deletes: 0, invocations: 2 },
  'staff answer': { reads: 16, writes: 7, deletes: 0, invocations: 2 },
  'answer to a limited form': { reads: 22, writes: 5, deletes: 0, invocations: 2 },
  'state move': { reads: 7, writes: 4, deletes: 0, invocations: 1 },
  // One of them looks whether somebody holds it back.
  deletion: { reads: 28, writes: 5, deletes: 2, invocations: 1 },
  'photo of a stranger': { reads: 15, writes: 4, deletes: 0, invocations: 1 },
} as const satisfies Record<string, ActCost>

export type Act = keyof typeof ACT_LIMITS

const COUNTED = ['reads', 'writes', 'deletes', 'invocations'] as const

/** A sentence for each count of an act that is past its limit. */
export const brokenCosts = (act: Act, cost: ActCost): string[] =>
  COUNTED.filter((what) => cost[what] > ACT_LIMITS[act][what]).map(
    (what) => `${act}: ${cost[what]} ${what}, more than ${ACT_LIMITS[act][what]}.`,
  )
