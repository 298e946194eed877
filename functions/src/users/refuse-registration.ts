import { HttpsError, type AuthBlockingEvent } from 'firebase-functions/v2/identity'
import { SSO_PROVIDER } from '../platform/params'

/** The fields of the event that say who registers, and how. */
type Registration = Pick<AuthBlockingEvent, 'data' | 'additionalUserInfo'>

/**
 * Whether the town hall's own provider vouches for the address (AUTH-03): whoever it names may come as far as asking for
 * a user (USER-06).
 */
function isVouchedFor({ data, additionalUserInfo }: Registration): boolean {
  const { providerId = '' } = additionalUserInfo ?? {}
  return providerId.startsWith('oidc.') && providerId === SSO_PROVIDER.value() && data?.emailVerified === true
}

/**
 * Refuses whoever registers an address by themselves, with the project's public key: accounts of the staff are made by
 * `saveUser` (SEC-04). Firebase asks for no anonymous visitor and for nothing that functions make.
 * @throws HttpsError `permission-denied` for everybody but who comes from the town hall's provider
 */
export function refuseRegistration(event: Registration): void {
  if (!isVouchedFor(event)) throw new HttpsError('permission-denied', 'Accounts are made by the town hall.')
}
