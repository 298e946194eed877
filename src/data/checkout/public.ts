import { CITIZEN } from '../citizen/citizen'
import type { PublicAccount } from '../public/account'
import { callPublic } from '../public/call'
import { STRANGER } from '../public/stranger'
import { checkoutOf } from './checkout'

/** What is left is told to everybody, so that reading it signs nobody in. */
const asNobody = () => Promise.resolve({ app: 'public' as const })

const checkoutFor = (account: PublicAccount) =>
  checkoutOf(
    async (name, request, schema) => callPublic(name, request, schema, await account.token()),
    asNobody,
  )

/** Where a stranger buys, as the account that saved the answer. */
export const STRANGERS_CHECKOUT = checkoutFor(STRANGER)
/** Where a citizen buys who came from the portal. */
export const CITIZENS_CHECKOUT = checkoutFor(CITIZEN)
