import { DataError } from '../errors'
import type * as PasswordAccount from './password-account'

/**
 * Loads what signs in with a password, and has one chosen anew, when somebody does: strangers and pages of staff do
 * without.
 * @throws DataError `offline`
 */
export const loadPassword = (): Promise<typeof PasswordAccount> =>
  import('./password-account').catch((cause: unknown) => {
    throw new DataError('offline', { cause })
  })
