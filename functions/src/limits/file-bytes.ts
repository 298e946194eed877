import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { SaveLimit } from '../../../src/domain/failures/limit'
import { database } from '../platform/admin'
import {
  STRANGER_MEGABYTES_PER_ADDRESS,
  STRANGER_MEGABYTES_PER_DAY,
  STRANGER_MEGABYTES_PER_FORM,
} from './params'
import { counterPath, HOUR_MS } from './rate-limit'

const DAY_MS = 24 * HOUR_MS
const MEGABYTE = 1024 * 1024
/** Documents that a sum is kept in: what many send at once makes none of them hot. */
const PARTS = 4

/** Bytes that came within a time, of a network, for a form, or in all. */
interface Sum {
  who: string
  windowMs: number
  mostBytes: number
  limit: SaveLimit
}

/** Whose files they are: of an unknown network, as of a citizen who revises an answer, only the form counts. */
interface Sender {
  network: string
  formId: string
}

const sumsFor = ({ network, formId }: Sender): Sum[] => [
  ...(network === ''
    ? []
    : [
        {
          who: `red ${network}`,
          windowMs: HOUR_MS,
          mostBytes: STRANGER_MEGABYTES_PER_ADDRESS.value() * MEGABYTE,
          limit: 'address' as const,
        },
      ]),
  {
    who: `formulario ${formId}`,
    windowMs: DAY_MS,
    mostBytes: STRANGER_MEGABYTES_PER_FORM.value() * MEGABYTE,
    limit: 'form',
  },
  { who: 'todos', windowMs: DAY_MS, mostBytes: STRANGER_MEGABYTES_PER_DAY.value() * MEGABYTE, limit: 'form' },
]

const partsOf = ({ who, windowMs }: Sum) => {
  const window = Math.floor(Date.now() / windowMs)
  return Array.from({ length: PARTS }, (_, part) =>
    database().doc(counterPath({ what: 'bytes', who: `${who} ${window} ${part}` })),
  )
}

async function bytesOf(sum: Sum): Promise<number> {
  const parts = await database().getAll(...partsOf(sum))
  return parts.reduce((all, part) => {
    const bytes: unknown = part.get('bytes')
    return all + (typeof bytes === 'number' ? bytes : 0)
  }, 0)
}

async function add(sum: Sum, bytes: number): Promise<void> {
  const parts = partsOf(sum)
  const caduca = Timestamp.fromMillis(Date.now() + 2 * sum.windowMs)
  const part = parts[Math.floor(Math.random() * PARTS)]
  await part?.set({ que: 'bytes', bytes: FieldValue.increment(bytes), caduca }, { merge: true })
}

/**
 * Which limit of files is reached now (SEC-03); null while there is room.
 * @param share how much of each limit counts: 1 for all of it
 */
export async function reachedLimit(sender: Sender, share = 1): Promise<SaveLimit | null> {
  const sums = sumsFor(sender)
  const bytes = await Promise.all(sums.map(bytesOf))
  return sums.find(({ mostBytes }, index) => (bytes[index] ?? 0) >= mostBytes * share)?.limit ?? null
}

/** Counts a file that came. */
export async function countBytes(sender: Sender, bytes: number): Promise<void> {
  await Promise.all(sumsFor(sender).map((sum) => add(sum, bytes)))
}
