import type { Auth } from 'firebase-admin/auth'
import { accountOf, PASSWORD, STAFF, type Member } from '../staff'

async function writeAccount(auth: Auth, { username, email, firstName, lastName }: Member): Promise<void> {
  const uid = accountOf(username)
  await auth.deleteUser(uid).catch(() => undefined)
  await auth.createUser({
    ...{ uid, email, password: PASSWORD, displayName: `${firstName} ${lastName}`, emailVerified: true },
  })
}

/** One sign-in account for each member of staff; those of an earlier seed are replaced. */
export async function writeAccounts(auth: Auth): Promise<void> {
  await Promise.all(STAFF.map((member) => writeAccount(auth, member)))
}
