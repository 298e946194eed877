import type { DocumentData } from 'firebase-admin/firestore'
import { statesSchema, type States } from '../../../src/domain/form/state'
import { answerPath } from '../../../src/domain/store-paths'
import { isNameless, momentOf, wasMoved, type AnswerChange } from '../answers/change'
import { readFormExcerpt, type ReadForm } from '../answers/list-columns'
import { database } from '../platform/admin'
import { failedWith } from '../platform/grpc'
import { dueSince, listedDue } from './turn'

const statesOf = (answer: DocumentData): States => statesSchema.parse(answer.estados)

/** How often an answer is looked at again that changes meanwhile, which is seldom. */
const TRIES = 3

/**
 * Reckons anew until when an answer is to be worked on, when it came into another state (REACH-08): by whatever way it
 * came there, and with nothing of it from a browser. It writes where that changes something, so moves of forms without
 * terms, of answers that are nobody's, cost nothing more.
 */
export async function keepDue(change: AnswerChange, read: ReadForm): Promise<void> {
  const { answerId, after } = change
  if (!after || !wasMoved(change) || isNameless(after)) return
  const { estados } = await readFormExcerpt(String(after.idPlantilla), read)
  const hasTerms = estados.disponibles.some(({ plazo }) => plazo !== undefined)
  const isUsed = (after.vence ?? '') !== '' || (after.asignado ?? '') !== ''
  if (!hasTerms && !isUsed) return
  const states = { answer: statesOf(after), form: estados }
  const reckoned = await dueSince(String(after.municipalityPath), states, momentOf(change))
  const ref = database().doc(answerPath(answerId))
  for (let left = TRIES; left > 0; left -= 1) {
    const now = await ref.get()
    // Gone, or in another state meanwhile: that is an event of its own.
    if (!now.exists || now.get('estados.actual') !== states.answer.actual) return
    const vence = listedDue(reckoned, now.get('asignado') ?? '')
    if ((now.get('vence') ?? '') === vence) return
    try {
      await ref.update({ vence }, now.updateTime ? { lastUpdateTime: now.updateTime } : {})
      return
    } catch (error) {
      if (!failedWith(error, 'failedPrecondition', 'notFound')) throw error
    }
  }
  throw new Error(`answer ${answerId} keeps changing`)
}
