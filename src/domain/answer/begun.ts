import { addDays, type CalendarDay } from '../calendar'

/** For how long what strangers send goes by the day at which they say that they began: as a draft is kept for them. */
const MOST_DAYS_OF_STRANGERS = 60
/** The same of staff, who sign with their name: drafts stay on a device for months. */
const MOST_DAYS_OF_STAFF = 400

/**
 * Whether an answer can have been begun at a day: not after it came, but for devices whose clock is a day ahead, and not
 * ages before.
 * @param came the municipality's day at which the server stored it; null where that is not known yet
 */
export function canHaveBegun(begun: CalendarDay, came: CalendarDay | null, isStranger: boolean): boolean {
  if (came === null) return true
  const earliest = addDays(came, isStranger ? -MOST_DAYS_OF_STRANGERS : -MOST_DAYS_OF_STAFF)
  const latest = addDays(came, 1)
  return (earliest === null || begun >= earliest) && (latest === null || begun <= latest)
}
