import { CITIZENS_PER_HOUR } from '../limits/params'
import { takeOne } from '../limits/take-one'
import type { StaffCaller } from '../platform/staff-caller'

/**
 * Counts one look at a citizen of the management system: a person asks for those in front of them, a program for all
 * that there are (SEC-03).
 * @throws HttpsError `resource-exhausted` with details `{ limit: 'citizens' }`
 */
export const takeLookup = ({ user }: StaffCaller): Promise<void> =>
  takeOne({ what: 'ciudadanos', who: user.username, most: CITIZENS_PER_HOUR.value(), limit: 'citizens' })
