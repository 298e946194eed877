import { randomBytes } from 'node:crypto'
import { FirebaseAuthError } from 'firebase-admin/auth'
import { accounts } from '../platform/admin'

const saysCode = (error: unknown, code: string): boolean =>
  error instanceof FirebaseAuthError && error.code === `auth/${code}`

/**
 * Makes the account to sign in with, unless there is one. Nobody knows its password: whoever reads the address's mail
 * asks for one of their own at signing in (AUTH-02), which also proves the address.
 */
export async function giveAccount(email: string): Promise<void> {
  try {
    await accounts().createUser({ email, password: randomBytes(32).toString('base64url') })
  } catch (error) {
    if (!saysCode(error, 'email-already-exists')) throw error
  }
}
