import { authOf } from '../auth'
import { DataError } from '../errors'

/**
 * Account id of whoever has a session in this browser.
 * @throws DataError `forbidden` when nobody has
 */
export function sessionUid(): string {
  const uid = authOf('staff').currentUser?.uid
  if (uid === undefined) throw new DataError('forbidden', { message: 'nobody is signed in' })
  return uid
}
