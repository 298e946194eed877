import * as z from 'zod/mini'

/** A person who comes back within this time is still on the same visit. */
const VISIT_MS = 30 * 60_000

const visitSchema = z.object({ seen: z.number(), before: z.nullable(z.number()) })

/**
 * The time of this person's visit to this device before the current one (DAY-04). Also notes that the current visit
 * goes on.
 * @returns null on the first one, and where the device keeps nothing
 */
export function lastVisit(username: string, now = Date.now()): Date | null {
  const key = `visita:${username}`
  try {
    const parsed = visitSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    const kept = parsed.success ? parsed.data : null
    const before = kept && now - kept.seen > VISIT_MS ? kept.seen : (kept?.before ?? null)
    localStorage.setItem(key, JSON.stringify({ seen: now, before }))
    return before === null ? null : new Date(before)
  } catch {
    return null
  }
}
