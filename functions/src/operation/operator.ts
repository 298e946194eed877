import { reachesEverywhere } from '../../../src/domain/access/places'
import { consumeRateLimit } from '../limits/rate-limit'
import { forbidden } from '../platform/errors'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'

/** So often an hour somebody may have everything looked at, or systems asked: a look may cost some hundred reads. */
const LOOKS_PER_HOUR = 240

/**
 * Who asks, and whose things they are shown: null for everybody's.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who manages nobody's users
 */
export async function operatorOf(
  request: StaffRequest,
): Promise<{ caller: StaffCaller; municipality: string | null }> {
  const caller = await staffCaller(request)
  if (caller.ability.cannot('manage', 'municipalityUser')) throw forbidden()
  const { user } = caller
  if (!reachesEverywhere(user) && user.municipalityPath === '') throw forbidden()
  return { caller, municipality: reachesEverywhere(user) ? null : user.municipalityPath }
}

/** Takes one of the looks of an hour. @throws HttpsError `resource-exhausted` */
export const consumeLook = ({ user: { username } }: StaffCaller): Promise<void> =>
  consumeRateLimit({ what: 'operacion', who: username, most: LOOKS_PER_HOUR, limit: 'lookups' })
