import { HttpsError } from 'firebase-functions/v2/identity'

/**
 * Refuses whoever registers an address by themselves, with the project's public key: accounts of the staff are made by
 * `saveUser` (SEC-04). Firebase asks for no anonymous visitor and for nothing that functions make.
 * @throws HttpsError `permission-denied`, always
 */
export function refuseRegistration(): never {
  throw new HttpsError('permission-denied', 'Accounts are made by the town hall.')
}
