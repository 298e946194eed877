import { GET_SIGN_IN_METHODS, type SignInMethods } from '../../domain/calls/sign-in-methods'
import { callBeforeSession } from './before-session'
import type * as Provider from './single-sign-on'

/**
 * Loads the code that asks the town hall's provider who somebody is (AUTH-03), with a copy of the sign-in SDK (decision
 * 057). A build without a provider has none of it.
 */
export const loadProvider = (): Promise<typeof Provider> =>
  import.meta.env.VITE_SSO_PROVIDER
    ? import('./single-sign-on')
    : Promise.reject(new Error('This build has no provider.'))

/** Which ways of signing in are open now (AUTH-08). Throws when the server does not respond. */
export const getSignInMethods = (): Promise<SignInMethods> =>
  callBeforeSession('sign-in', GET_SIGN_IN_METHODS, {})
