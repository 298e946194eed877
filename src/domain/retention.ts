/** How long the answers to a form are kept, and what becomes of them then (OPS-02). */
import * as z from 'zod/mini'
import { sameValue } from './same-value'

/** From when on days are counted. */
export const BEGINNINGS = ['creacion', 'cambio', 'estado'] as const
export type Beginning = (typeof BEGINNINGS)[number]

/** What happens then: `anonimizar` keeps numbers, choices and states without the person. */
export const RETENTION_ENDS = ['borrar', 'anonimizar'] as const
export type RetentionEnd = (typeof RETENTION_ENDS)[number]

/** What becomes of answers is announced so many days before: a rule can say no fewer. */
export const NOTICE_DAYS = 30
/** A hundred years. */
export const MAX_RETENTION_DAYS = 36_500
/** States that a rule may name: a query takes no more at once. */
export const MAX_RETENTION_STATES = 10

/** `retencion` of a form: it stands with the form and in no version. */
export interface RetentionRule {
  dias: number
  desde: Beginning
  /** References of states, when days are counted from entering one of them. */
  estados: readonly string[]
  accion: RetentionEnd
}

/** `retencion` of a municipality. */
export interface MunicipalRetention {
  /** Fewest days that a form may say; 0 for no such bound. */
  minimo: number
  /** For forms that say nothing; 0 where their answers are kept without an end. */
  dias: number
  desde: Exclude<Beginning, 'estado'>
  accion: RetentionEnd
}

export const NEW_RETENTION: RetentionRule = {
  ...{ dias: 1_825, desde: 'cambio', estados: [], accion: 'anonimizar' },
}
export const NO_MUNICIPAL_RETENTION: MunicipalRetention = {
  ...{ minimo: 0, dias: 0, desde: 'cambio', accion: 'anonimizar' },
}

export const retentionSchema: z.ZodMiniType<RetentionRule> = z.object({
  dias: z.number(),
  desde: z.enum(BEGINNINGS),
  estados: z.array(z.string()),
  accion: z.enum(RETENTION_ENDS),
})
export const municipalRetentionSchema: z.ZodMiniType<MunicipalRetention> = z.object({
  minimo: z.number(),
  dias: z.number(),
  desde: z.enum(['creacion', 'cambio']),
  accion: z.enum(RETENTION_ENDS),
})

/** What is wrong with a rule, at its field. */
export type RetentionFault = 'days' | 'states'

/** Whether answers may be kept for so many days. */
export const areRetentionDays = (days: number): boolean =>
  Number.isInteger(days) && days >= NOTICE_DAYS && days <= MAX_RETENTION_DAYS

/** Everything that keeps a rule from being saved, and from being followed. */
export function retentionFaults({ dias, desde, estados }: RetentionRule): RetentionFault[] {
  const wanted = desde === 'estado' ? estados.length > 0 : estados.length === 0
  const areNamed = wanted && estados.length <= MAX_RETENTION_STATES && estados.every((ref) => ref !== '')
  return [...(areRetentionDays(dias) ? [] : ['days' as const]), ...(areNamed ? [] : ['states' as const])]
}

/** Whether the days of a municipality can be followed: none, or as many as a rule may say. */
export const isSoundMunicipal = ({ minimo, dias }: MunicipalRetention): boolean =>
  [minimo, dias].every((days) => days === 0 || areRetentionDays(days)) && (dias === 0 || dias >= minimo)

const isAbsent = (stored: unknown): stored is null | undefined => stored === null || stored === undefined

/** What a municipality says; null where that cannot be understood. */
export function municipalRetentionFrom(stored: unknown): MunicipalRetention | null {
  if (isAbsent(stored)) return NO_MUNICIPAL_RETENTION
  const parsed = municipalRetentionSchema.safeParse(stored)
  return parsed.success && isSoundMunicipal(parsed.data) ? parsed.data : null
}

/**
 * The rule that counts for a form: its own, with at least the days that its municipality asks for, else that of the
 * municipality. What cannot be understood erases nothing, whoever wrote it.
 * @param own `retencion` of the form, as stored
 * @param municipal `retencion` of its municipality, as stored
 * @returns null where answers are kept without an end
 */
export function ruleFor(own: unknown, municipal: unknown): RetentionRule | null {
  const bounds = municipalRetentionFrom(municipal)
  if (bounds === null) return null
  if (isAbsent(own)) {
    const { dias, desde, accion } = bounds
    return dias === 0 ? null : { dias, desde, estados: [], accion }
  }
  const parsed = retentionSchema.safeParse(own)
  if (!parsed.success || retentionFaults(parsed.data).length > 0) return null
  return { ...parsed.data, dias: Math.max(parsed.data.dias, bounds.minimo) }
}

/** Whether two rules say the same. */
export const isSameRule = (one: RetentionRule | null, other: RetentionRule | null): boolean =>
  sameValue(one, other)
