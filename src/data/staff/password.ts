import { DataError } from '../errors'
import type * as PasswordAccount from './password-account'

/**
 * Loads the code for signing in with a password and for resetting one, only when somebody does so.
 * @throws DataError `offline`
 */
export const loadPassword = (): Promise<typeof PasswordAccount> =>
  import('./password-account').catch((cause: unknown) => {
    throw new DataError('offline', { cause })
  })
