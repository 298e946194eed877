/** When who gave an address hears of a change (REACH-06). */
import { addDays } from '../calendar'
import { shownIn } from '../zone'
import { momentIn } from '../zone-moment'
import { isQuiet, QUIET_UNTIL } from './choice'

/** What changes within this time after a change is told with it, as it stands then. */
export const GATHERED_MS = 10 * 60_000

/** `YYYY-MM-DD` */
const DAY_LENGTH = 10

/** The first moment from that one on at which people are not left in peace, by the clock of a zone. */
export function firstLoud(moment: Date, timeZone: string): Date {
  const shown = shownIn(moment, timeZone)
  const time = shown.slice(DAY_LENGTH + 1, DAY_LENGTH + 6)
  if (!isQuiet(time)) return moment
  const today = shown.slice(0, DAY_LENGTH)
  const isMorning = time < QUIET_UNTIL
  return momentIn(isMorning ? today : (addDays(today, 1) ?? today), QUIET_UNTIL, timeZone)
}

/** When a change at that moment is told. */
export const notificationTime = (changed: Date, timeZone: string): Date =>
  firstLoud(new Date(changed.getTime() + GATHERED_MS), timeZone)
