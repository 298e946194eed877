import { setTimeout as pause } from 'node:timers/promises'
import {
  FieldValue,
  Timestamp,
  type AggregateField,
  type AggregateQuerySnapshot,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { counterFrom, saysOnlyAnswered } from '../../../src/domain/answer/counter'
import { answerCountPath, ANSWERS, formPath } from '../../../src/domain/store-paths'
import { readStoredCount } from '../../../src/domain/work/counted'
import { formWorkPath } from '../../../src/domain/work/form-work'
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

/** A count as its counter has it, merged: it is the counter that says how many there are. */
export const countToStore = (counted: Counted): DocumentData => ({
  ...counted,
  respondido: FieldValue.delete(),
})

/** Stores a count unless a later one is stored; false when the counter was written since that count. */
function store(formId: string, counted: Counted): Promise<boolean> {
  const { contadoEn } = counted
  return inTransaction(async (tx) => {
    // Whoever wrote the work meanwhile may have had the counter say no number, and nobody would take one away again.
    const stored = await leftToCount(tx, formId)
    if (!stored) return true
    const before: unknown = stored.get('contadoEn')
    if (before instanceof Timestamp && before.valueOf() >= contadoEn.valueOf()) return true
    const wasWritten = stored.updateTime !== undefined && stored.updateTime.valueOf() > contadoEn.valueOf()
    if (wasWritten) return false
    tx.set(stored.ref, countToStore(counted), { merge: true })
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

/**
 * Has the counter of a form that nothing limits say whether there are answers, and no number: that stands in the work of
 * the form. Without a total rules take the form for an answered one (EDIT-05), and nobody counts on from an old one where
 * it begins to be limited (ANS-12).
 */
export function sayWhetherAnswered(tx: Transaction, counter: DocumentSnapshot, isAnswered: boolean): void {
  const fields = counter.data()
  const isSaid = isAnswered
    ? saysOnlyAnswered(fields) && fields?.total === undefined
    : counterFrom(fields)?.total === 0
  if (isSaid) return
  const gone = FieldValue.delete()
  const counts = isAnswered ? { respondido: true, total: gone } : { respondido: gone, total: 0 }
  tx.set(counter.ref, { ...counts, invalidas: gone, contadoEn: gone, ultima: gone }, { merge: true })
}

/** What of a form decides how its answers are counted. */
export const LIMITED = 'opcionales.limitResponses'
/** What a counter and the work of a form say of it. */
const COUNTED_FIELDS = ['total', 'respondido', 'respuestas', 'contadoEn']

/**
 * Has the counter say what it should where no answers have to be counted aside: those of a limited form are counted here,
 * and of another one its work says the number.
 * @returns the counter where they have to be
 */
async function leftToCount(tx: Transaction, formId: string): Promise<DocumentSnapshot | null> {
  const all = [formPath(formId), formWorkPath(formId), answerCountPath(formId)].map((path) =>
    database().doc(path),
  )
  const [form, work, counter] = await tx.getAll(...all, { fieldMask: [LIMITED, ...COUNTED_FIELDS] })
  if (!counter) throw new Error(`the store left out the counter of form ${formId}`)
  if (form?.get(LIMITED) === true) {
    tx.set(counter.ref, countToStore(await countedInside(tx, formId)), { merge: true })
    return null
  }
  const kept = readStoredCount(work?.data())
  if (!kept) return counter
  sayWhetherAnswered(tx, counter, kept.total > 0)
  return null
}

/**
 * Counts the answers of a form anew where its counter says how many there are. The count that was taken last wins,
 * whatever the order in which events arrive, and repeating it changes nothing.
 * @throws when it was overtaken every time; to be tried again
 */
export async function recount(formId: string): Promise<void> {
  if (await inTransaction((tx) => leftToCount(tx, formId))) await countAside(formId)
}
