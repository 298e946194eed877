import { CITIZEN } from '../citizen/citizen'
import type { PublicAccount } from '../public/account'
import { callPublic } from '../public/call'
import { STRANGER } from '../public/stranger'
import { checkoutOf } from './checkout'

/** Everybody may read the stock, so nobody has to be signed in for it. */
const asNobody = () => Promise.resolve({ app: 'public' as const })

const checkoutFor = (account: PublicAccount) =>
  checkoutOf(async (call, request) => callPublic(call, request, await account.token()), asNobody)

/** The checkout of strangers, as the account that saved the answer. */
export const STRANGERS_CHECKOUT = checkoutFor(STRANGER)
/** The checkout of citizens who came from the portal. */
export const CITIZENS_CHECKOUT = checkoutFor(CITIZEN)
