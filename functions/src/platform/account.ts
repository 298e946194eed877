import { FirebaseAuthError, type UserRecord } from 'firebase-admin/auth'
import { accounts } from './admin'

/** Whether Firebase's accounts say this code, without their product's prefix. */
export const saysCode = (error: unknown, code: string): boolean =>
  error instanceof FirebaseAuthError && error.code === `auth/${code}`

const unless = async <T>(code: string, work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (saysCode(error, code)) return null
    throw error
  })

/** The account with that id; null when there is none. */
export const accountById = (uid: string): Promise<UserRecord | null> =>
  unless('user-not-found', accounts().getUser(uid))

/** The account with that address; null when there is none. */
export const accountByEmail = (email: string): Promise<UserRecord | null> =>
  unless('user-not-found', accounts().getUserByEmail(email))

/** Deletes the account with that id, if there is one. */
export async function deleteAccount(uid: string): Promise<void> {
  await unless('user-not-found', accounts().deleteUser(uid))
}

/** Disables an account: nobody signs in with it any more, and open sign-ins are not renewed. */
export async function disableAccount(uid: string): Promise<void> {
  const disabled = accounts().updateUser(uid, { disabled: true })
  if (await unless('user-not-found', disabled)) await accounts().revokeRefreshTokens(uid)
}

/**
 * Whether what somebody signed in with still counts (SEC-04): the account is there, not disabled, and neither it nor
 * its tokens were revoked since.
 * @param signedInAt when the person signed in, in seconds
 */
export function stillCounts(account: UserRecord | null, signedInAt: number): boolean {
  if (!account || account.disabled) return false
  const revoked = account.tokensValidAfterTime
  return revoked === undefined || signedInAt * 1000 >= Date.parse(revoked)
}
