import { Timestamp } from 'firebase-admin/firestore'
import { database } from '../platform/admin'
import { cameOrWent, fieldOf, type AnswerChange } from './change'

/** Recounting until nobody wrote the counter in between; the last try writes what it has. */
const TRIES = 5

/** Stores a count unless a later one is stored; false when the counter was written since that count. */
function store(formId: string, total: number, counted: Timestamp, isLast: boolean): Promise<boolean> {
  const counter = database().doc(`formularios/${formId}/contadores/respuestas`)
  return database().runTransaction(async (tx) => {
    const stored = await tx.get(counter)
    const before: unknown = stored.get('contadoEn')
    if (before instanceof Timestamp && before.valueOf() >= counted.valueOf()) return true
    const wasWritten = stored.updateTime !== undefined && stored.updateTime.valueOf() > counted.valueOf()
    if (wasWritten && !isLast) return false
    tx.set(counter, { total, contadoEn: counted })
    return true
  })
}

/**
 * Counts the answers of a form anew. The count that was taken last wins, whatever the order in which events
 * arrive, and repeating it changes nothing. It takes no lock on the answers: people go on saving meanwhile.
 */
export async function recount(formId: string): Promise<void> {
  const answers = database().collection('respuestas_formularios').where('idPlantilla', '==', formId).count()
  for (let left = TRIES; left > 0; left -= 1) {
    const snapshot = await answers.get()
    if (await store(formId, snapshot.data().count, snapshot.readTime, left === 1)) return
  }
}

/** Keeps `formularios/{id}/contadores/respuestas` true when an answer comes or goes. */
export async function countAnswers(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (cameOrWent(change) && formId) await recount(formId)
}
