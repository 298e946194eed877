import * as z from 'zod/mini'
import { auditOriginSchema, type AuditOrigin } from '../audit/entry'
import { flag, moment, text } from '../schema'

/**
 * Why a session was closed, where there is more to say than that: `municipio` its municipality is blocked (AUTH-11),
 * `baja` its user was ended or the account disabled (USER-05), `cerrada` somebody closed it from another session.
 */
export type ClosedBecause = 'municipio' | 'baja' | 'cerrada'

/** A web session: `sesiones_web/{sid}` (AUTH-07). */
export interface WebSession {
  active: boolean
  usuario: string
  /** Id of the account that it was opened for. */
  uid: string
  begun: Date | null
  /** When somebody last used it; noted once an hour. */
  usada: Date | null
  /** From then on it counts no more, unless it is used before (USER-05). */
  vence: Date | null
  /** Where it was opened: network and device. */
  origen: AuditOrigin | null
  /** Only of a closed one. */
  motivo?: string
  /** Whether it was opened with a second factor, on a remembered device too (OPS-01). */
  conFactor?: boolean
  /** When a code was given in it last. */
  factor?: Date | null
  /** It goes on no longer without a second factor. */
  sinFactorHasta?: Date | null
}

/** Schema of the fields of a `WebSession`, to be spread where it has its name beside them. */
export const webSessionShape = {
  active: z.boolean(),
  usuario: z.string(),
  uid: text(),
  begun: moment(),
  usada: moment(),
  vence: moment(),
  origen: auditOriginSchema,
  motivo: text(),
  conFactor: flag(),
  factor: moment(),
  sinFactorHasta: moment(),
}
export const webSessionSchema: z.ZodMiniType<WebSession> = z.looseObject(webSessionShape)

/** How long a session lasts. */
export interface Lifetime {
  /** Hours that it may go unused. */
  idleHours: number
  /** Days after which it ends, however much it is used. */
  mostDays: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Until when a session counts that is used now (USER-05), and no longer than it may without a factor (OPS-01). */
export const expiryOf = (
  begun: Date,
  now: Date,
  { idleHours, mostDays }: Lifetime,
  noFactorUntil: Date | null = null,
): Date =>
  new Date(
    Math.min(
      now.getTime() + idleHours * HOUR_MS,
      begun.getTime() + mostDays * DAY_MS,
      noFactorUntil?.getTime() ?? Infinity,
    ),
  )

/** Whether a session counts now: open, this person's, and neither unused for too long nor too old. */
export const isOpenSession = (session: WebSession, usuario: string, now: Date): boolean =>
  session.active && session.usuario === usuario && session.vence !== null && now < session.vence

/**
 * How long after a use the next one is noted: an hour, sooner where sessions are short, never more often than every
 * five minutes.
 */
export function renewalWait({ usada, vence }: Pick<WebSession, 'usada' | 'vence'>): number {
  const lasts = usada && vence ? vence.getTime() - usada.getTime() : 0
  return Math.min(HOUR_MS, Math.max(5 * MINUTE_MS, lasts / 4))
}
