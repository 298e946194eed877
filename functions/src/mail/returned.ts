import { createHash } from 'node:crypto'
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore'
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

const refBy = (hash: string) => database().doc(`${RETURNED}/${hash}`)
const refOf = (address: string) => refBy(hashOfReturned(address))

/** Notes that mails to an address come back. Again it counts from now on. */
export async function noteReturned(address: string, now: Date): Promise<void> {
  await refOf(address).set({ cuando: now, caduca: new Date(now.getTime() + KEPT_MS) })
}

/** Whether nothing is mailed still to an address of which this was noted. */
function countsStill(noted: DocumentSnapshot | undefined, now: Date): boolean {
  const until: unknown = noted?.get('caduca')
  return until instanceof Timestamp && until.toDate() > now
}

/** Whether mails to an address come back, by the hash that is kept of it. One read. */
export const isReturned = async (hash: string, now: Date): Promise<boolean> =>
  countsStill(await refBy(hash).get(), now)

/** Those of some addresses from which mails came back. One read for each. */
export async function returnedOf(addresses: readonly string[], now: Date): Promise<string[]> {
  const noted = await database().getAll(...addresses.map(refOf), { fieldMask: ['caduca'] })
  return addresses.filter((_, index) => countsStill(noted[index], now))
}

/** Forgets addresses that may be written to again. Doing it again changes nothing. */
export async function sweepReturned(now: Date): Promise<void> {
  await deleteFound(database().collection(RETURNED).where('caduca', '<=', now), SWEPT)
}
