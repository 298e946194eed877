/** What functions note of how long the answers to a form are kept, for staff and for themselves (OPS-02). */
import * as z from 'zod/mini'
import { moment, text } from '../schema'
import { retentionSchema, type RetentionRule } from '../retention'

/** The collection of them. Not among the paths that strangers load. */
export const RETENTIONS = 'retencion_formularios'

/** Path of what is noted of a form. */
export const retentionPath = (formId: string): string => `${RETENTIONS}/${formId}`

/** Answers of the form that somebody holds back, or held back before: below what is noted of it. */
export const HOLDS = 'bloqueos'
export const holdPath = (formId: string, answerId: string): string =>
  `${retentionPath(formId)}/${HOLDS}/${answerId}`

/** That somebody holds something back, whatever its rule says. */
export interface Hold {
  /** Username. */
  por: string
  /** Their name, for those who read it. */
  nombre: string
  fecha: Date | null
  motivo: string
  /** Since it was lifted, until when the answer stays still; null while it holds. */
  hasta: Date | null
}

/** `retencion_formularios/{formId}`: written by functions alone. */
export interface RetentionNote {
  /** The rule that counts, as it was seen last; null where answers are kept without an end. */
  regla: RetentionRule | null
  /** Since when it is known: it erases nothing for {@link NOTICE_DAYS} days. */
  vigente: Date | null
  /** At most so many answers go within {@link NOTICE_DAYS} days. */
  proximas: number
  /** When the first of them goes; null for none. */
  primera: Date | null
  /** Somebody holds back all answers of the form. */
  bloqueo: Hold | null
}

export const NO_RETENTION: RetentionNote = {
  ...{ regla: null, vigente: null, proximas: 0, primera: null, bloqueo: null },
}

export const holdSchema: z.ZodMiniType<Hold> = z.looseObject({
  por: text(),
  nombre: text(),
  fecha: moment(),
  motivo: text(),
  hasta: moment(),
})

/** Whether something that is stored as a hold holds: what cannot be read does. */
export function isHolding(stored: unknown): boolean {
  if (stored === null || stored === undefined) return false
  const parsed = holdSchema.safeParse(stored)
  return !parsed.success || parsed.data.hasta === null
}

export const retentionNoteSchema: z.ZodMiniType<RetentionNote> = z.looseObject({
  regla: z._default(z.nullable(retentionSchema), null),
  vigente: moment(),
  proximas: z._default(z.number(), 0),
  primera: moment(),
  bloqueo: z._default(z.nullable(holdSchema), null),
})

/** Longest reason. */
export const MAX_HOLD_REASON = 300
