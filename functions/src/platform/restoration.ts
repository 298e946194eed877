/**
 * While a store is put back, functions follow nothing that is written: it was followed when it was written first. An event
 * comes late and may come again, so what counts is when its document was written, for as long as the note of the last
 * restoration says from when to when that was (OPS-04).
 */
import { Timestamp } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { RESTORATION_PATH } from '../../../src/domain/store-paths'
import { database } from './admin'

interface Restoration {
  from: number
  /** Null while it goes on. */
  to: number | null
}

/** An instance asks again after so long; a restoration waits longer than that before it writes anything. */
const KNOWN_FOR_MS = 30_000
export const UNKNOWN_AT_MOST_MS = 2 * KNOWN_FOR_MS

let known: { restoration: Restoration | null; at: number } | null = null

/** Asks when the store was put back last; null when it never was. */
export async function lookForRestoration(): Promise<Restoration | null> {
  const note = await database().doc(RESTORATION_PATH).get()
  const [from, to]: unknown[] = [note.get('desde'), note.get('hasta')]
  const restoration =
    from instanceof Timestamp
      ? { from: from.toMillis(), to: to instanceof Timestamp ? to.toMillis() : null }
      : null
  known = { restoration, at: Date.now() }
  return restoration
}

/** What is known still; one that was under way may have ended, and what came after it must not be passed over. */
function lately(): Restoration | null | undefined {
  const isOld = !known || Date.now() - known.at >= KNOWN_FOR_MS
  return isOld || known?.restoration?.to === null ? undefined : known?.restoration
}

async function isPutBack(time: string): Promise<boolean> {
  const latest = lately()
  const restoration = latest === undefined ? await lookForRestoration() : latest
  if (!restoration) return false
  const written = new Date(time).getTime()
  return written >= restoration.from && (restoration.to === null || written <= restoration.to)
}

/** Follows what is written, but not what a restoration writes. */
export const unlessPutBack =
  <E extends { time: string }>(handler: (event: E) => Promise<void>) =>
  async (event: E): Promise<void> => {
    if (!(await isPutBack(event.time))) await handler(event)
  }

/** What happens by itself rests while a restoration goes on: what is not there yet would be taken for gone. */
export async function unlessRestoring(work: () => Promise<unknown>): Promise<void> {
  const restoration = await lookForRestoration()
  if (restoration?.to === null)
    logger.warn('nothing is done by itself while the store is put back', {
      since: new Date(restoration.from).toISOString(),
    })
  else await work()
}
