import { setTimeout as pause } from 'node:timers/promises'
import { Timestamp } from 'firebase-admin/firestore'
import { refreshPublicForm } from '../forms/public-state'
import { database } from '../platform/admin'
import { cameOrWent, fieldOf, type AnswerChange } from './change'

/** Recounting until nobody wrote the counter in between: people who answer a limited form write it too. */
const TRIES = 12
const FIRST_PAUSE_MS = 20
const LONGEST_PAUSE_MS = 2_000

/** Stores a count unless a later one is stored; false when the counter was written since that count. */
function store(formId: string, total: number, counted: Timestamp): Promise<boolean> {
  const counter = database().doc(`formularios/${formId}/contadores/respuestas`)
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

/**
 * Counts the answers of a form anew. The count that was taken last wins, whatever the order in which events
 * arrive, and repeating it changes nothing. It takes no lock on the answers: people go on saving meanwhile, and a
 * count that one of them overtook is thrown away, so that a limit is never counted open again (ANS-12).
 * @throws when it was overtaken every time; to be tried again
 */
export async function recount(formId: string): Promise<void> {
  const answers = database().collection('respuestas_formularios').where('idPlantilla', '==', formId).count()
  for (
    let left = TRIES, wait = FIRST_PAUSE_MS;
    left > 0;
    left -= 1, wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
  ) {
    const snapshot = await answers.get()
    if (await store(formId, snapshot.data().count, snapshot.readTime)) return
    await pause(wait * (0.5 + Math.random()))
  }
  throw new Error(`the counter of form ${formId} keeps changing`)
}

/** Keeps `formularios/{id}/contadores/respuestas` true when an answer comes or goes, and closes what is full. */
export async function countAnswers(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!cameOrWent(change) || !formId) return
  await recount(formId)
  // An answer that comes can only fill a form that was limited when it was made.
  if (!change.after || change.after.opcionales?.limitResponses === true) await refreshPublicForm(formId)
}
