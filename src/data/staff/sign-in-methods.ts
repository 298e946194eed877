import { GET_SIGN_IN_METHODS, type SignInMethods } from '../../domain/calls/sign-in-methods'
import { callBeforeSession } from './before-session'

/** Which ways of signing in are open now (AUTH-08). Throws when the server does not respond. */
export const getSignInMethods = (): Promise<SignInMethods> =>
  callBeforeSession('sign-in', GET_SIGN_IN_METHODS, {})
