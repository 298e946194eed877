import { errorCode } from '../../domain/error-code'
import { authOf } from '../auth'
import { toDataError } from '../errors'
import { within } from '../within'
import { loadPassword } from './password'

/** Codes that are not reported: nobody may find out which addresses exist. */
const UNTOLD = ['auth/user-not-found', 'auth/invalid-email', 'auth/missing-email']

/**
 * Sends the mail with which a password is chosen anew, if the address is somebody's (AUTH-02).
 * @throws DataError when the service cannot be reached; never because an address is unknown
 */
export async function sendPasswordReset(email: string): Promise<void> {
  const { sendPasswordResetEmail } = await loadPassword()
  const sent = sendPasswordResetEmail(authOf('sign-in'), email).catch((error: unknown) => {
    if (!UNTOLD.includes(String(errorCode(error)))) throw toDataError(error)
  })
  await within(sent)
}
