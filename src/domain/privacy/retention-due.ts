/** When the time of an answer is over (OPS-02). */
import * as z from 'zod/mini'
import { refAt } from '../form/state-ref'
import { statesSchema } from '../form/state'
import { moment } from '../schema'
import type { Move } from '../statistics/aggregates/contribution'
import { NOTICE_DAYS, type RetentionRule } from '../retention'

export const DAY_MS = 86_400_000

/** What says how old an answer is: parts of it as stored, with moments as dates. */
export const datedSchema = z.looseObject({
  fechaCreacion: moment(),
  lastUpdate: moment(),
  estados: statesSchema,
  movido: z.optional(z.nullable(z.looseObject({ fecha: moment() }))),
})
export type Dated = z.infer<typeof datedSchema>

/** When it entered the state in which it stands; where nobody noted that, when it was changed last, which is no earlier. */
function enteredAt({ lastUpdate, movido }: Dated, moves: readonly Move[]): Date | null {
  const noted = [movido?.fecha?.getTime() ?? 0, ...moves.map(({ at }) => at)]
  const last = Math.max(...noted)
  return last > 0 ? new Date(last) : lastUpdate
}

/** From when on its days are counted; null where it is not known, or where it stands in no state that the rule names. */
function beginningOf(answer: Dated, { desde, estados }: RetentionRule, moves: readonly Move[]): Date | null {
  if (desde === 'creacion') return answer.fechaCreacion
  if (desde === 'cambio') return answer.lastUpdate
  const state = refAt(answer.estados, answer.estados.actual)
  return state !== null && estados.includes(state) ? enteredAt(answer, moves) : null
}

/** The moment so many days later. */
export const daysAfter = (since: Date, days: number): Date => new Date(since.getTime() + days * DAY_MS)

/**
 * When the time of an answer is over; null for never, as where its age is not known.
 * @param moves each time that it left a state, as is noted beside its counts
 */
export function dueMoment(answer: Dated, rule: RetentionRule, moves: readonly Move[] = []): Date | null {
  const since = beginningOf(answer, rule, moves)
  return since === null || Number.isNaN(since.getTime()) ? null : daysAfter(since, rule.dias)
}

/** What keeps an answer although its time is over. */
export interface HeldUntil {
  /** When the rule was first seen: what it erases is announced for so many days. */
  since: Date
  /** Somebody holds it back. */
  isHeld: boolean
  /** Until when it stays after somebody held it back. */
  until: Date | null
}

/** Whether an answer goes now; whatever is not known keeps it. */
export function isDue(due: Date | null, { since, isHeld, until }: HeldUntil, now: Date): boolean {
  if (due === null || isHeld || now < due) return false
  return now >= daysAfter(since, NOTICE_DAYS) && (until === null || now >= until)
}
