import { sendPasswordResetEmail } from 'firebase/auth'
import { authOf } from '../auth'
import { toDataError } from '../errors'
import { within } from '../within'

/** An address that nobody has must read like one that somebody has. */
const UNTOLD = ['auth/user-not-found', 'auth/invalid-email', 'auth/missing-email']

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined

/**
 * Sends the mail with which a password is chosen anew, if the address is somebody's (AUTH-02).
 * @throws DataError when the service cannot be reached; never because an address is unknown
 */
export async function sendPasswordReset(email: string): Promise<void> {
  const sent = sendPasswordResetEmail(authOf('sign-in'), email).catch((error: unknown) => {
    if (!UNTOLD.includes(String(codeOf(error)))) throw toDataError(error)
  })
  await within(sent)
}
