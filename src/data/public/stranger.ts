import { toDataError } from '../errors'
import type { PublicAccount } from './account'
import { whenNeeded } from './when-needed'

let signingIn: Promise<string> | null = null

async function signInLater(): Promise<string> {
  const { signInWithoutName } = await whenNeeded(import('./anonymous'))
  return signInWithoutName()
}

/**
 * The account id of whoever fills a public form. Nobody is signed in, and nothing of sign-in is loaded, before
 * the first upload or save; parallel saves share one account, so that each finds what another stored.
 * @throws DataError `offline`, `timeout`
 */
export async function strangerUid(): Promise<string> {
  signingIn ??= signInLater()
  try {
    return await signingIn
  } catch (error) {
    throw toDataError(error)
  } finally {
    // Whoever asks an hour later needs another token: once signed in, asking again costs nothing.
    signingIn = null
  }
}

/** Whoever fills a public form, known by this browser alone. */
export const STRANGER: PublicAccount = {
  app: 'public',
  uid: strangerUid,
  token: async () => (await whenNeeded(import('./anonymous'))).namelessToken(),
}
