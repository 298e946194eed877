import { GET_SIGN_IN_METHODS, type SignInMethods } from '../../../src/domain/calls/sign-in-methods'
import { switchesOf, type RemoteSwitches } from '../../../src/domain/user/remote-switches'
import { REMOTE_SWITCHES_PATH } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { SSO_PROVIDER } from '../platform/params'
import { served } from '../platform/served'
import { remoteConfig } from './remote-config'

/**
 * The switches as they stand now (AUTH-08): each from Remote Config where it is set there, else from the document.
 * @param now whether Remote Config was just changed
 */
export async function readSwitches(now = false): Promise<RemoteSwitches> {
  const [remote, document] = await Promise.all([
    remoteConfig(now),
    database().doc(REMOTE_SWITCHES_PATH).get(),
  ])
  return switchesOf(remote, document.data())
}

/** Whether somebody may sign in by the town hall's provider now: there is one, and it is not switched off (AUTH-03). */
export async function isSingleSignOnOpen(): Promise<boolean> {
  return SSO_PROVIDER.value() !== '' && (await readSwitches()).newLoginMethod !== false
}

/**
 * Which ways of signing in are open now, for whoever stands at the sign-in page (AUTH-08). One read.
 * @throws HttpsError `invalid-argument`
 */
export const getSignInMethods = served(GET_SIGN_IN_METHODS, async (request): Promise<SignInMethods> => {
  request.checked()
  return { singleSignOn: await isSingleSignOnOpen() }
})
