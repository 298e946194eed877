import { setTimeout as pause } from 'node:timers/promises'
import {
  Timestamp,
  type AggregateField,
  type AggregateQuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { answerCountPath, ANSWERS, formPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/** Recounting until nobody wrote the counter in between. */
const TRIES = 8
const FIRST_PAUSE_MS = 20

const counterOf = (formId: string) => database().doc(answerCountPath(formId))
const answersOf = (formId: string) => database().collection(ANSWERS).where('idPlantilla', '==', formId)
const markedOf = (formId: string) => answersOf(formId).where('invalida', '==', true)

/** How many answers there are and how many of them are marked, as of `contadoEn`. */
interface Counted {
  total: number
  invalidas: number
  contadoEn: Timestamp
}
type Count = AggregateQuerySnapshot<{ count: AggregateField<number> }>

const countedFrom = (all: Count, marked: Count): Counted => ({
  total: all.data().count,
  invalidas: marked.data().count,
  contadoEn: all.readTime.valueOf() < marked.readTime.valueOf() ? all.readTime : marked.readTime,
})

/** Stores a count unless a later one is stored; false when the counter was written since that count. */
function store(formId: string, counted: Counted): Promise<boolean> {
  const counter = counterOf(formId)
  const { contadoEn } = counted
  return inTransaction(async (tx) => {
    const stored = await tx.get(counter)
    const before: unknown = stored.get('contadoEn')
    if (before instanceof Timestamp && before.valueOf() >= contadoEn.valueOf()) return true
    const wasWritten = stored.updateTime !== undefined && stored.updateTime.valueOf() > contadoEn.valueOf()
    if (wasWritten) return false
    // Beside the count it says whether the form is under pressure.
    tx.set(counter, counted, { merge: true })
    return true
  })
}

/** Takes no lock on the answers: people go on saving meanwhile. */
async function countAside(formId: string): Promise<void> {
  for (let left = TRIES, wait = FIRST_PAUSE_MS; left > 0; left -= 1, wait *= 2) {
    const both = [answersOf(formId).count().get(), markedOf(formId).count().get()] as const
    if (await store(formId, countedFrom(...(await Promise.all(both))))) return
    await pause(wait * (0.5 + Math.random()))
  }
  throw new Error(`the counter of form ${formId} keeps changing`)
}

/**
 * Counts while the counter is locked: whoever answers a limited form writes it too, and so waits for the count or
 * makes it begin again. A limit is never counted open (ANS-12).
 */
export async function countedInside(tx: Transaction, formId: string): Promise<Counted> {
  await tx.get(counterOf(formId))
  const all = await tx.get(answersOf(formId).count())
  return countedFrom(all, await tx.get(markedOf(formId).count()))
}

const countLocking = (formId: string): Promise<void> =>
  inTransaction(async (tx) => {
    tx.set(counterOf(formId), await countedInside(tx, formId), { merge: true })
  })

/**
 * Counts the answers of a form anew. The count that was taken last wins, whatever the order in which events
 * arrive, and repeating it changes nothing.
 * @throws when it was overtaken every time; to be tried again
 */
export async function recount(formId: string): Promise<void> {
  const [form] = await database().getAll(database().doc(formPath(formId)), {
    fieldMask: ['opcionales.limitResponses'],
  })
  await (form?.get('opcionales.limitResponses') === true ? countLocking(formId) : countAside(formId))
}
