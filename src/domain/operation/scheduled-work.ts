/** What the cloud does at its hours, and how it stands (OPS-05). */
import * as z from 'zod/mini'
import { moment } from '../schema'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How far apart the runs of each are, by its name as a function. */
export const SCHEDULED = {
  renewOpenings: MINUTE_MS,
  reconcileOrders: 5 * MINUTE_MS,
  lookAtSystems: 10 * MINUTE_MS,
  goOnErasing: 10 * MINUTE_MS,
  watchAccounts: 10 * MINUTE_MS,
  lookAfterAnswers: DAY_MS,
  countMissing: DAY_MS,
  checkStatistics: DAY_MS,
  claimMunicipalityKeys: DAY_MS,
  eraseWhatIsOver: DAY_MS,
  emptyBin: DAY_MS,
  sweepTrail: DAY_MS,
  sweepFiles: DAY_MS,
  sweepAccounts: DAY_MS,
  mailDigest: DAY_MS,
} as const
export type ScheduledName = keyof typeof SCHEDULED

/** What is known of a work: `operacion/trabajo-{name}`, written by functions. */
export interface WorkRecord {
  /** When it was done last. */
  exito: Date | null
  /** When it failed last. */
  falla: Date | null
}

export const workRecordSchema: z.ZodMiniType<WorkRecord> = z.object({ exito: moment(), falla: moment() })

/** The same is noted again so seldom: a day of the work of each minute is 144 writes. */
const SAME_AGAIN_MS = 10 * MINUTE_MS

/** Whether the end of a run is worth a write: one that ended otherwise at once, the same every ten minutes. */
export const isRunWorthNoting = (
  last: { isDone: boolean; at: number } | undefined,
  isDone: boolean,
  now: number,
): boolean => last === undefined || last.isDone !== isDone || now - last.at >= SAME_AGAIN_MS

/** What is noted seldom, and a run that takes its time, is not late yet. */
const GRACE_MS = 20 * MINUTE_MS
/** A day's work is a day and some hours apart when the hours of a day change. */
const RUNS_MISSED = 2

/** A work is `failed` while its last run failed, `late` when no run ended for two of its times; one that never ran is new. */
export function workStatus(
  name: ScheduledName,
  { exito, falla }: WorkRecord,
  now: Date,
): 'fine' | 'late' | 'failed' {
  const [done, failed] = [exito?.getTime() ?? 0, falla?.getTime() ?? 0]
  if (failed > done) return 'failed'
  return now.getTime() - done > RUNS_MISSED * SCHEDULED[name] + GRACE_MS ? 'late' : 'fine'
}
