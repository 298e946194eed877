import { toDataError } from '../errors'
import type { PublicAccount } from './account'
import { loadOrOffline } from './load-or-offline'

let signingIn: Promise<string> | null = null

async function signInLater(): Promise<string> {
  const { ensureAnonymousUser } = await loadOrOffline(import('./anonymous'))
  return ensureAnonymousUser()
}

/**
 * The account id of the stranger who fills a public form. Before the first upload or save nobody is signed in and no
 * code of sign-in is loaded. Parallel saves share one account, so that each finds what another stored.
 * @throws DataError `offline`, `timeout`
 */
export async function strangerUid(): Promise<string> {
  signingIn ??= signInLater()
  try {
    return await signingIn
  } catch (error) {
    throw toDataError(error)
  } finally {
    // A token lasts an hour, so the next caller asks again; once signed in, that costs nothing.
    signingIn = null
  }
}

/** The account of a stranger, known by this browser alone. */
export const STRANGER: PublicAccount = {
  app: 'public',
  uid: strangerUid,
  token: async () => (await loadOrOffline(import('./anonymous'))).anonymousToken(),
}
