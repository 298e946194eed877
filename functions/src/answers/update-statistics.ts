import type { Move } from '../../../src/domain/statistics/aggregates/contribution'
import { isDocumentId } from '../../../src/domain/document-id'
import { applyAnswer } from '../statistics/apply'
import { updateWork } from '../statistics/work'
import { refreshPublicForm } from '../forms/public-state'
import { stateSince, wasInTerm } from '../assignment/turn'
import { statesSchema } from '../../../src/domain/form/state'
import { listGround, type ReadForm } from './list-columns'
import { beganOrCeasedToCount, cameBack, fieldOf, momentOf, wasMoved, type AnswerChange } from './change'

/**
 * The state that a change left, and when: the moment that the audit trail has of it too; and where that state has a
 * term, whether it was kept and by whose turn (REACH-08).
 */
async function moveIn(change: AnswerChange, read: ReadForm): Promise<Move | null> {
  const { before } = change
  const from: unknown = before?.estados?.actual
  if (!before || !wasMoved(change) || typeof from !== 'number') return null
  const left = momentOf(change)
  const { estados } = await listGround(String(before.idPlantilla), read)
  const states = { answer: statesSchema.parse(before.estados), form: estados }
  const isInTerm = await wasInTerm(String(before.municipalityPath), states, {
    since: stateSince(before),
    left,
  })
  const move = { at: left.getTime(), from }
  return isInTerm === undefined ? move : { ...move, isInTerm, assignee: String(before.asignado ?? '') }
}

/** Whether an answer was counted in the commit that made it, as rules ask of every answer to a limited form (ANS-12). */
const wasCountedByItsCommit = (change: AnswerChange): boolean =>
  change.before === undefined &&
  change.after?.invalida !== true &&
  change.after?.opcionales?.limitResponses === true &&
  !cameBack(change)

/**
 * Keeps the counts of the answer's form (STAT-07), what stands with its answers (DAY-04) and how many there are, and
 * closes what is full or opens what is not any more (ANS-12).
 */
export async function updateStatistics(change: AnswerChange, read: ReadForm): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!isDocumentId(formId)) return
  const move = await moveIn(change, read)
  const { given } = await applyAnswer({ formId, answerId: change.answerId, move })
  const isCounted = beganOrCeasedToCount(change)
  const isLastLost = change.before !== undefined && isCounted
  await updateWork(formId, { given, isLastLost, isToCount: isCounted && !wasCountedByItsCommit(change) })
  // An answer that comes can only fill a form that was limited when it was made.
  if (isCounted && (!change.after || change.after.opcionales?.limitResponses === true))
    await refreshPublicForm(formId)
}
