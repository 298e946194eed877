import { CITIZENS_PER_HOUR } from '../limits/params'
import { consumeRateLimit } from '../limits/rate-limit'
import type { StaffCaller } from '../platform/staff-caller'

/**
 * Counts one look at a citizen of the management system: a person asks for those in front of them, a program for all
 * that there are (SEC-03).
 * @throws HttpsError `resource-exhausted` with details `{ limit: 'citizens' }`
 */
export const consumeLookupLimit = ({ user }: StaffCaller): Promise<void> =>
  consumeRateLimit({
    what: 'ciudadanos',
    who: user.username,
    most: CITIZENS_PER_HOUR.value(),
    limit: 'citizens',
  })
