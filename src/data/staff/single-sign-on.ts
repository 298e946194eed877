import { browserPopupRedirectResolver, OAuthProvider, signInWithPopup } from 'firebase/auth'
import { authOf } from '../auth'
import type { FactorStep } from '../../domain/calls/open-session'
import { enterAs } from './entrance'
import { SignInError } from './sign-in-error'

const APP = 'single-sign-on'
const auth = () => authOf(APP, { resolver: browserPopupRedirectResolver })

/**
 * Begins to load what opens the provider's page: phones and Safari allow a new page only at the very press of a button,
 * so nothing can be loaded at that moment.
 */
export function prepareProvider(): void {
  auth()
}

/** Whether somebody whom the provider named is here without a session, and may ask for a user (USER-06). */
export const hasProviderAccount = (): boolean => auth().currentUser !== null

/** Signs out the person who came from the provider. */
export const forgetProviderAccount = (): Promise<void> => auth().signOut()

/**
 * Asks the town hall's provider who somebody is, in a page of its own, and opens a session for the account (AUTH-03). A
 * person without a user stays known in this page alone, to ask for one (USER-06).
 * @returns the token of the session, or what has to be done before (OPS-01)
 * @throws SignInError `unproven`; FirebaseError of the auth service and of the function
 */
export async function tokenFromProvider(providerId: string): Promise<string | FactorStep> {
  const { user } = await signInWithPopup(auth(), new OAuthProvider(providerId))
  if (!user.emailVerified) {
    await forgetProviderAccount()
    throw new SignInError('unproven', null)
  }
  const entrance = {
    app: APP,
    attempt: crypto.randomUUID(),
    uid: user.uid,
    leave: forgetProviderAccount,
  } as const
  return enterAs(entrance)
}
