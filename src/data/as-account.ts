import { tokenOf } from './auth'
import { isTokenRefused } from './errors'
import type { AppName } from './project'
import type { Asker } from './rest'
import { withTimeout } from './with-timeout'

/**
 * Asks the store as whoever is signed in to that app, and once more with a new token when it does not take the one at hand:
 * by a clock that is set back an old token seems good. The limit of a request begins once it is known who asks.
 * @throws DataError of the account or of the request, or with code `timeout`
 */
export async function asAccount<T>(app: AppName, ask: (asker: Asker) => Promise<T>): Promise<T> {
  const askWith = async (isRenewed: boolean) =>
    withTimeout(ask({ app, token: await withTimeout(tokenOf(app, isRenewed)) }))
  try {
    return await askWith(false)
  } catch (error) {
    if (!isTokenRefused(error)) throw error
    return askWith(true)
  }
}
