import * as z from 'zod/mini'
import { moment } from '../schema'

/** Why an outside system does not do its part; what it merely does not know, or lets nobody do, is an answer. */
export const SYSTEM_FAULTS = ['down', 'timeout', 'refused', 'wrongAnswer'] as const
type SystemFault = (typeof SYSTEM_FAULTS)[number]

/** What became of asking an outside system: it answered, whatever it said of what was asked, or why it did not. */
export type SystemOutcome = SystemFault | 'answered'

/** What is known of an outside system (OPS-05): `operacion/{system}`, written by functions. */
export interface SystemRecord {
  /** When it answered last. */
  exito: Date | null
  /** When it failed last. */
  falla: Date | null
  /** Why it does not answer now; null while it does. */
  motivo: SystemFault | null
  /** Since when it does not. */
  desde: Date | null
}

export const systemRecordSchema: z.ZodMiniType<SystemRecord> = z.object({
  exito: moment(),
  falla: moment(),
  motivo: z.nullable(z.enum(SYSTEM_FAULTS)),
  desde: moment(),
})

/** The record after one more outcome. */
export function withOutcome(before: SystemRecord | null, outcome: SystemOutcome, now: Date): SystemRecord {
  const falla = before?.falla ?? null
  if (outcome === 'answered') return { exito: now, falla, motivo: null, desde: null }
  const exito = before?.exito ?? null
  return { exito, falla: now, motivo: outcome, desde: before?.desde ?? now }
}

/** What one instance of the functions noted last of a system. */
export interface LastNoted {
  outcome: SystemOutcome
  /** In milliseconds. */
  at: number
}

/** So often the same is noted again. */
const SAME_AGAIN_MS = 60_000

/** Whether an outcome is worth a write: something else than before at once, the same once a minute. */
export const isWorthNoting = (last: LastNoted | undefined, outcome: SystemOutcome, now: number): boolean =>
  last === undefined || last.outcome !== outcome || now - last.at >= SAME_AGAIN_MS
