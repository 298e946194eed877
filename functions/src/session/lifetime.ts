import type { Lifetime } from '../../../src/domain/user/web-session'
import { SESSION_IDLE_HOURS, SESSION_MOST_DAYS } from '../platform/params'

/** How long sessions last here; a setting of nothing or less would lock everybody out, so one is the least. */
export const sessionLifetime = (): Lifetime => ({
  idleHours: Math.max(1, SESSION_IDLE_HOURS.value()),
  mostDays: Math.max(1, SESSION_MOST_DAYS.value()),
})
