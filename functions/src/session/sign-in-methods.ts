import { GET_SIGN_IN_METHODS, type SignInMethods } from '../../../src/domain/calls/sign-in-methods'
import { served } from '../platform/served'
import { isSingleSignOnOpen } from './switches'

/**
 * Which ways of signing in are open now, for whoever stands at the sign-in page (AUTH-08). One read.
 * @throws HttpsError `invalid-argument`
 */
export const getSignInMethods = served(GET_SIGN_IN_METHODS, async (request): Promise<SignInMethods> => {
  request.checked()
  return { singleSignOn: await isSingleSignOnOpen() }
})
