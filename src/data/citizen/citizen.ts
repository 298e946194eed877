import { toDataError } from '../errors'
import type { PublicAccount } from '../public/account'
import { loadOrOffline } from '../public/load-or-offline'
import { current } from './session'

let signingIn: Promise<string> | null = null

async function signIn(): Promise<string> {
  const { customToken } = current().citizen
  const { signInWith } = await loadOrOffline(import('./account'))
  return signInWith(customToken)
}

/** The citizen who came from the portal in this tab (CIT-02). Signs in once, whatever this page sends. */
export const CITIZEN: PublicAccount = {
  app: 'citizen',
  async uid() {
    current()
    signingIn ??= signIn()
    try {
      return await signingIn
    } catch (error) {
      signingIn = null
      throw toDataError(error)
    }
  },
  token: () => Promise.resolve(current().idToken),
}
