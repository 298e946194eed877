import { oneUser } from '../../../src/domain/access/things'
import { SAVE_USER, type SaveUserResponse } from '../../../src/domain/calls/save-user'
import type { Language } from '../../../src/domain/language'
import { findMuniCoreUser } from '../municore/find-user'
import { deleteAccount } from '../platform/account'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { municipalityFor } from '../platform/municipality'
import { giveAccount } from './account'
import { storeUser, type WantedUser } from './store-user'
import type { SaveUserOutcome } from '../../../src/domain/user/save-outcome'

/**
 * Adds a member of the staff, or changes one (USER-02): by administrators anywhere, by elevated supervisors at home
 * (USER-03), never the own power nor the own name (SEC-02). Whoever is added has a name in the management system, and may sign in once a
 * password was asked for under their address, with a new account that nobody else knows (SEC-04). A repeated call saves
 * the same once.
 * @throws HttpsError of {@link staffCaller}, {@link municipalityFor} and {@link findMuniCoreUser}, `invalid-argument`,
 * `permission-denied`
 */
export const saveUser = served(SAVE_USER, async (request): Promise<SaveUserResponse> => {
  const caller = await staffCaller(request)
  const { isNew, role, language, ...fields } = request.checked()
  const wanted: WantedUser = { ...fields, roles: [role] }
  if (caller.ability.cannot('update', oneUser(wanted))) throw forbidden()
  return { outcome: await addUser(caller, wanted, { isNew, language }) }
})

interface Adding {
  isNew: boolean
  /** Id of the account that is theirs already: who came from the town hall's provider (USER-06). */
  account?: string
  /** The language of somebody new. */
  language?: Language | undefined
}

/**
 * Saves somebody whom the caller may save: in the management system, in the store, with an account of their own.
 * @throws HttpsError of {@link municipalityFor} and {@link findMuniCoreUser}, `permission-denied`
 */
export async function addUser(
  caller: StaffCaller,
  wanted: WantedUser,
  { isNew, account: theirs, language }: Adding,
): Promise<SaveUserOutcome> {
  const municipality = await municipalityFor(caller, wanted.municipalityPath)
  if (isNew) {
    if (municipality.idMuniCore === '') return 'unbound'
    const found = await findMuniCoreUser(municipality, wanted.username)
    if (found !== 'found') return found === 'nobody' ? 'unknown' : 'unknownPlace'
  }
  const stored = await storeUser(caller, wanted, { isNew, municipality, account: theirs, language })
  const { outcome, account, left } = stored
  // Until then nobody comes in: the user's record names an account that is not there yet.
  if (account !== '') await giveAccount(account, wanted.email)
  if (left !== '') await deleteAccount(left)
  return outcome
}
