import { addDays, type CalendarDay } from '../calendar'

/** How long somebody may take to fill in a form: drafts stay on a device for months. */
const MOST_DAYS = 400

/**
 * Whether an answer can have been begun at a day: not after it was saved, whatever the zone, and not ages before.
 * @param saved when the server stored it; null where that is not known yet
 */
export function canHaveBegun(begun: CalendarDay, saved: Date | null): boolean {
  if (!saved || Number.isNaN(saved.getTime())) return true
  const day = saved.toISOString().slice(0, begun.length)
  const [earliest, latest] = [addDays(day, -MOST_DAYS), addDays(day, 1)]
  return (earliest === null || begun >= earliest) && (latest === null || begun <= latest)
}
