import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { database } from '../platform/admin'
import { deleteFound } from '../platform/delete-found'

/** Addresses from which mails came back, as hashes; functions alone. */
const RETURNED = 'correos_devueltos'
const DAY_MS = 24 * 60 * 60 * 1000
/** So long nothing is mailed to such an address: a mailbox may have been made anew by then. */
const KEPT_MS = 180 * DAY_MS
/** What one sweep forgets at most; the next one goes on. */
const SWEPT = 5000

/** What is kept of an address. */
export const hashOfReturned = (address: string): string =>
  createHash('sha256').update(`devuelto\n${address.toLowerCase()}`).digest('hex')

const refOf = (address: string) => database().doc(`${RETURNED}/${hashOfReturned(address)}`)

/** Notes that mails to an address come back. Again it counts from now on. */
export async function noteReturned(address: string, now: Date): Promise<void> {
  await refOf(address).set({ cuando: now, caduca: new Date(now.getTime() + KEPT_MS) })
}

/** Whether mails to an address come back, by the hash that is kept of it. One read. */
export async function isReturned(hash: string, now: Date): Promise<boolean> {
  const until: unknown = (await database().doc(`${RETURNED}/${hash}`).get()).get('caduca')
  return until instanceof Timestamp && until.toDate() > now
}

/** Those of some addresses from which mails came back. One read for each. */
export async function returnedOf(addresses: readonly string[], now: Date): Promise<string[]> {
  const noted = await database().getAll(...addresses.map(refOf), { fieldMask: ['caduca'] })
  return addresses.filter((_, index) => {
    const until: unknown = noted[index]?.get('caduca')
    return until instanceof Timestamp && until.toDate() > now
  })
}

/** Forgets addresses that may be written to again. Doing it again changes nothing. */
export async function sweepReturned(now: Date): Promise<void> {
  await deleteFound(database().collection(RETURNED).where('caduca', '<=', now), SWEPT)
}
