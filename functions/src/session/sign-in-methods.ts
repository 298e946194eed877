import type { CallableRequest } from 'firebase-functions/v2/https'
import { getSignInMethodsRequestSchema, type SignInMethods } from '../../../src/domain/calls/sign-in-methods'
import { checkedRequest } from '../platform/checked-request'
import { isSingleSignOnOpen } from './switches'

/**
 * Which ways of signing in are open now, for whoever stands at the sign-in page (AUTH-08). One read.
 * @throws HttpsError `invalid-argument`
 */
export async function getSignInMethods({ data }: Pick<CallableRequest, 'data'>): Promise<SignInMethods> {
  checkedRequest(getSignInMethodsRequestSchema, data)
  return { singleSignOn: await isSingleSignOnOpen() }
}
