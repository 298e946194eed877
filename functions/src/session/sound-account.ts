import { accountById, stillCounts } from '../platform/account'
import type { Caller } from '../platform/caller'
import { notSignedIn } from '../platform/errors'

/** What the token says was so when it was made: the account as it is now has to say the same (SEC-04). */
export async function refuseUnsoundAccount({ uid, email, signedInAt }: Caller): Promise<void> {
  const account = await accountById(uid)
  const isProven = account?.emailVerified === true && account.email?.toLowerCase() === email
  if (!isProven || !stillCounts(account, signedInAt)) throw notSignedIn()
}
