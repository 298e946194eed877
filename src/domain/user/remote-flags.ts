import * as z from 'zod/mini'

/** Shorter texts say no moment (AUTH-08). */
const LEAST = 19
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-]\d{2}:\d{2})?$/

const flagsSchema = z.looseObject({ web_session_revokation_datetime: z.string().check(z.minLength(LEAST)) })

/**
 * The moment before which no web session may have begun (AUTH-08): `YYYY-MM-DD HH:mm:ss`, with `T` or a blank between,
 * in UTC unless a zone follows. null when nothing is revoked, also for whatever is no moment: a slip of the pen throws
 * nobody out.
 */
export function revokedBefore(flags: unknown): Date | null {
  const parsed = flagsSchema.safeParse(flags)
  const [, day, time, zone = 'Z'] = parsed.success
    ? (MOMENT.exec(parsed.data.web_session_revokation_datetime.trim()) ?? [])
    : []
  const moment = new Date(`${day}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
