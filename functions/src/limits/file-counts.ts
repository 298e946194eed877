import { randomUUID } from 'node:crypto'
import { AggregateField, FieldValue, Timestamp, type Query } from 'firebase-admin/firestore'
import type { SaveLimit } from '../../../src/domain/failures/limit'
import { LIMITS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import {
  STRANGER_MEGABYTES_PER_ADDRESS,
  STRANGER_MEGABYTES_PER_DAY,
  STRANGER_MEGABYTES_PER_FORM,
} from './params'
import { counterPath, hashOf, HOUR_MS } from './rate-limit'

const QUARTER_MS = HOUR_MS / 4
const DAY_MS = 24 * HOUR_MS
const MEGABYTE = 1024 * 1024

/** Whose files they are: of an unknown network, as of a citizen who revises an answer, only the form counts. */
interface Sender {
  network: string
  formId: string
}

/** Which quarter of an hour, hour and day a moment is in. */
const timesAt = (now: number) => ({
  cuarto: Math.floor(now / QUARTER_MS),
  hora: Math.floor(now / HOUR_MS),
  dia: Math.floor(now / DAY_MS),
})

/** What was counted of files, a document for what one account sent for one form in a quarter of an hour. */
const counts = () => database().collection(LIMITS)

/** Bytes or files of some counts. An index is summed: one read for each thousand of them, however many files each has. */
async function sumOf(field: 'bytes' | 'archivos', some: Query): Promise<number> {
  return (await some.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum
}

/** Bytes that came within a time, of a network, for a form, or in all. */
interface Sum {
  bytes: () => Promise<number>
  mostBytes: number
  limit: SaveLimit
}

/** What everybody sent in the day, and the parts of it that have limits of their own. */
function sumsFor({ network, formId }: Sender): { ofAll: Sum; parts: Sum[] } {
  const { hora, dia } = timesAt(Date.now())
  const ofNetwork: Sum = {
    bytes: () => sumOf('bytes', counts().where('red', '==', network).where('hora', '==', hora)),
    mostBytes: STRANGER_MEGABYTES_PER_ADDRESS.value() * MEGABYTE,
    limit: 'address',
  }
  const ofForm: Sum = {
    bytes: () => sumOf('bytes', counts().where('formulario', '==', formId).where('dia', '==', dia)),
    mostBytes: STRANGER_MEGABYTES_PER_FORM.value() * MEGABYTE,
    limit: 'form',
  }
  return {
    parts: network === '' ? [ofForm] : [ofNetwork, ofForm],
    ofAll: {
      bytes: () => sumOf('bytes', counts().where('dia', '==', dia)),
      mostBytes: STRANGER_MEGABYTES_PER_DAY.value() * MEGABYTE,
      limit: 'form',
    },
  }
}

/** Which limits of files are reached: which one with so much of each, in the order in which they were asked for. */
export type ReachedLimits = (share?: number) => SaveLimit | null

/**
 * Looks which limits of files are reached now (SEC-03). While everybody together sent less in the day than one of them may,
 * nobody reached it: only beyond that their own sums are read.
 * @returns tells for any share of the limits from 1, all of each, on which one is reached; null while there is room
 */
export async function reachedLimits(sender: Sender): Promise<ReachedLimits> {
  const { ofAll, parts } = sumsFor(sender)
  const inAll = await ofAll.bytes()
  const came = parts.map(async (part) => ({
    ...part,
    came: inAll < part.mostBytes ? 0 : await part.bytes(),
  }))
  const sums = [...(await Promise.all(came)), { ...ofAll, came: inAll }]
  return (share = 1) => sums.find((sum) => sum.came >= sum.mostBytes * share)?.limit ?? null
}

/**
 * Counts something that came, in one document of its own: what a form, a network and everybody sent is the sum of those,
 * so nobody writes what others write.
 * @param name whose document it is; what one account sends for one form in a quarter of an hour is one
 */
async function count(
  name: string,
  { network, formId }: Sender,
  came: { bytes: number; files: number; cuenta: string },
): Promise<void> {
  const now = Date.now()
  const { cuarto, hora, dia } = timesAt(now)
  const counter = database().doc(counterPath({ what: 'archivos', who: `${name} ${formId} ${cuarto}` }))
  await counter.set(
    {
      ...{ que: 'archivos', cuenta: came.cuenta, red: network, formulario: formId, cuarto, hora, dia },
      ...{ bytes: FieldValue.increment(came.bytes), archivos: FieldValue.increment(came.files) },
      caduca: Timestamp.fromMillis(now + 2 * DAY_MS),
    },
    { merge: true },
  )
}

/** Counts bytes that came through a function, of no account. */
export const countBytes = (sender: Sender, bytes: number): Promise<void> =>
  count(randomUUID(), sender, { bytes, files: 0, cuenta: '' })

/**
 * Counts a file that an account sent.
 * @param network for which its bytes count; null where they count for nobody
 * @returns how many files it sent within an hour and up to a quarter more
 */
export async function countFileOf(
  uid: string,
  { bytes, formId }: { bytes: number; formId: string },
  network: string | null,
): Promise<number> {
  const cuenta = hashOf('archivos', uid)
  const came = { bytes: network === null ? 0 : bytes, files: 1, cuenta }
  // A network that changes within a quarter of an hour begins anew.
  await count(`${uid} ${network ?? ''}`, { network: network ?? '', formId }, came)
  const { cuarto } = timesAt(Date.now())
  return sumOf(
    'archivos',
    counts()
      .where('cuenta', '==', cuenta)
      .where('cuarto', '>=', cuarto - 4),
  )
}
