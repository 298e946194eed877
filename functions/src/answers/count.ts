import { setTimeout as pause } from 'node:timers/promises'
import { Timestamp } from 'firebase-admin/firestore'
import { refreshPublicForm } from '../forms/public-state'
import { database } from '../platform/admin'
import { cameOrWent, fieldOf, type AnswerChange } from './change'

/** Recounting until nobody wrote the counter in between. */
const TRIES = 8
const FIRST_PAUSE_MS = 20

const counterOf = (formId: string) => database().doc(`formularios/${formId}/contadores/respuestas`)
const answersOf = (formId: string) =>
  database().collection('respuestas_formularios').where('idPlantilla', '==', formId).count()

/** Stores a count unless a later one is stored; false when the counter was written since that count. */
function store(formId: string, total: number, counted: Timestamp): Promise<boolean> {
  const counter = counterOf(formId)
  return database().runTransaction(async (tx) => {
    const stored = await tx.get(counter)
    const before: unknown = stored.get('contadoEn')
    if (before instanceof Timestamp && before.valueOf() >= counted.valueOf()) return true
    const wasWritten = stored.updateTime !== undefined && stored.updateTime.valueOf() > counted.valueOf()
    if (wasWritten) return false
    tx.set(counter, { total, contadoEn: counted })
    return true
  })
}

/** Takes no lock on the answers: people go on saving meanwhile. */
async function countAside(formId: string): Promise<void> {
  for (let left = TRIES, wait = FIRST_PAUSE_MS; left > 0; left -= 1, wait *= 2) {
    const counted = await answersOf(formId).get()
    if (await store(formId, counted.data().count, counted.readTime)) return
    await pause(wait * (0.5 + Math.random()))
  }
  throw new Error(`the counter of form ${formId} keeps changing`)
}

/**
 * Holds the counter while counting: whoever answers a limited form writes it too, and so waits for the count or
 * makes it begin again. A limit is never counted open (ANS-12).
 */
function countHolding(formId: string): Promise<void> {
  const counter = counterOf(formId)
  return database().runTransaction(async (tx) => {
    await tx.get(counter)
    const counted = await tx.get(answersOf(formId))
    tx.set(counter, { total: counted.data().count, contadoEn: counted.readTime })
  })
}

/**
 * Counts the answers of a form anew. The count that was taken last wins, whatever the order in which events
 * arrive, and repeating it changes nothing.
 * @throws when it was overtaken every time; to be tried again
 */
export async function recount(formId: string): Promise<void> {
  const [form] = await database().getAll(database().doc(`formularios/${formId}`), {
    fieldMask: ['opcionales.limitResponses'],
  })
  await (form?.get('opcionales.limitResponses') === true ? countHolding(formId) : countAside(formId))
}

/** Keeps `formularios/{id}/contadores/respuestas` true when an answer comes or goes, and closes what is full. */
export async function countAnswers(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!cameOrWent(change) || !formId) return
  await recount(formId)
  // An answer that comes can only fill a form that was limited when it was made.
  if (!change.after || change.after.opcionales?.limitResponses === true) await refreshPublicForm(formId)
}
