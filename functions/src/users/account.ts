import { randomBytes } from 'node:crypto'
import { accounts } from '../platform/admin'
import { accountByEmail, accountById, deleteAccount, saysCode } from '../platform/account'

/** The id of an account that is yet to be made; nobody can know it before. */
export const newAccountId = (): string => randomBytes(21).toString('base64url')

/** Somebody who registers the address again and again between two steps is faster once, not every time. */
const TRIES = 5

/**
 * Makes the account of that id to sign in with, unless it is there. Nobody knows its password: whoever reads the
 * address's mail asks for one of their own (AUTH-02), which also proves the address. An account that the address has
 * already goes, proven or not: that its mail was read once says nothing of who knows its password (SEC-04).
 */
export async function giveAccount(uid: string, email: string): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    if ((await accountById(uid))?.email === email) return
    await deleteAccount(uid)
    const other = await accountByEmail(email)
    if (other) await deleteAccount(other.uid)
    try {
      await accounts().createUser({ uid, email, password: randomBytes(32).toString('base64url') })
      return
    } catch (error) {
      const isTaken = saysCode(error, 'email-already-exists') || saysCode(error, 'uid-already-exists')
      if (!isTaken || left === 1) throw error
    }
  }
}
