import type { CallableRequest } from 'firebase-functions/v2/https'
import { canManageUser } from '../../../src/domain/access/area-access'
import { saveUserRequestSchema, type SaveUserResponse } from '../../../src/domain/calls/save-user'
import { isMuniCoreUser } from '../municore/find-user'
import { badRequest, forbidden } from '../platform/errors'
import { staffCaller } from '../platform/staff-caller'
import { townFor } from '../platform/town'
import { giveAccount } from './account'
import { storeUser, type WantedUser } from './store-user'

/**
 * Adds a member of the staff, or changes one (USER-02): by administrators anywhere, by elevated supervisors at home
 * (USER-03), never the own power. Whoever is added has a name in the management system, and may sign in once a
 * password was asked for under their address. A repeated call saves the same once.
 * @throws HttpsError of {@link staffCaller}, {@link townFor} and {@link isMuniCoreUser}, `invalid-argument`,
 * `permission-denied`
 */
export async function saveUser(request: Pick<CallableRequest, 'auth' | 'data'>): Promise<SaveUserResponse> {
  const caller = await staffCaller(request)
  const asked = saveUserRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  const { isNew, role, ...fields } = asked.data
  const wanted: WantedUser = { ...fields, roles: [role] }
  if (!canManageUser(caller.user, wanted)) throw forbidden()
  const town = await townFor(caller, wanted.municipalityPath)
  if (isNew) {
    if (town.idMuniCore === '') return { outcome: 'unbound' }
    if (!(await isMuniCoreUser(town, wanted.username))) return { outcome: 'unknown' }
  }
  const outcome = await storeUser(caller.user, wanted, { isNew, town })
  if (outcome === 'saved') await giveAccount(wanted.email)
  return { outcome }
}
