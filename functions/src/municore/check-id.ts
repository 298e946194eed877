import {
  CHECK_MUNICORE_ID,
  type CheckMuniCoreIdRequest,
  type MuniCoreIdOutcome,
} from '../../../src/domain/calls/check-municore-id'
import { outsideFailureOf } from '../../../src/domain/failures/outside-failure'
import { errorDetails } from '../../../src/domain/error-code'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { MUNICORE_URL } from '../platform/params'
import { staffCaller } from '../platform/staff-caller'
import { findMuniCoreUser } from './find-user'

async function outcomeOf(requested: CheckMuniCoreIdRequest, username: string): Promise<MuniCoreIdOutcome> {
  if (MUNICORE_URL.value().trim() === '') return 'unchecked'
  try {
    // Whoever is asked for, the system answers only where it has that municipality.
    const found = await findMuniCoreUser(requested, username)
    return found === 'noMunicipality' ? 'unknown' : 'known'
  } catch (error) {
    if (outsideFailureOf(errorDetails(error))) return 'unchecked'
    throw error
  }
}

/**
 * Whether the management system knows a municipality by that id (GEO-04), for who saves municipalities.
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`
 */
export const checkMuniCoreId = served(
  CHECK_MUNICORE_ID,
  async (request): Promise<{ outcome: MuniCoreIdOutcome }> => {
    const { ability, user } = await staffCaller(request)
    if (ability.cannot('manage', 'user')) throw forbidden()
    const requested = request.checked()
    return { outcome: await outcomeOf(requested, user.username) }
  },
)
