import { daysBefore } from './clock'
import type { Random } from './random'

/** Over how many days before the base day the answers are spread. */
const SPREAD_DAYS = 182

const SATURDAY = 6
const SUNDAY = 0

/**
 * When the n-th of a form's answers was given: spread evenly over half a year with some jitter, the last ones
 * yesterday; staff on working days from 8 to 14, everybody else from 7 to 22.
 */
export function momentOf(base: Date, index: number, count: number, byStaff: boolean, random: Random): Date {
  const share = (index + random.next()) / count
  const daysAgo = Math.max(1, Math.round(SPREAD_DAYS * (1 - share)))
  const hour = byStaff ? random.int(8, 13) : random.int(7, 21)
  const moment = daysBefore(base, daysAgo, hour, random.int(0, 59))
  const weekday = moment.getDay()
  if (!byStaff || (weekday !== SATURDAY && weekday !== SUNDAY)) return moment
  return daysBefore(moment, weekday === SATURDAY ? 1 : 2, hour, moment.getMinutes())
}
