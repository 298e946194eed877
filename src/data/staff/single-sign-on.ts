import { browserPopupRedirectResolver, OAuthProvider, signInWithPopup } from 'firebase/auth'
import { authOf } from '../auth'
import { openSession } from './open-session'
import { SignInError } from './sign-in-error'

const APP = 'single-sign-on'
const auth = () => authOf(APP, browserPopupRedirectResolver)

/**
 * Begins to load what opens the provider's page: phones and Safari only let a page be opened in the very moment in
 * which a button is pressed, so nothing may be waited for then.
 */
export function prepareProvider(): void {
  auth()
}

/** Whether somebody whom the provider named stands here without a session: who may ask for a user (USER-06). */
export const hasProviderAccount = (): boolean => auth().currentUser !== null

/** Forgets who came from the provider. */
export const forgetProviderAccount = (): Promise<void> => auth().signOut()

/**
 * Has the town hall's provider say who somebody is, in a page of its own, and opens a session for the account (AUTH-03).
 * Who has no user stays known in this page, and nowhere else, to ask for one (USER-06).
 * @returns the token of the session
 * @throws SignInError `unproven`; FirebaseError of the auth service and of the function
 */
export async function tokenFromProvider(providerId: string): Promise<string> {
  const { user } = await signInWithPopup(auth(), new OAuthProvider(providerId))
  if (!user.emailVerified) {
    await forgetProviderAccount()
    throw new SignInError('unproven', null)
  }
  const { token } = await openSession(crypto.randomUUID(), APP)
  await forgetProviderAccount()
  return token
}
