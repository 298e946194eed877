import type { Move } from '../../../src/domain/statistics/aggregates/contribution'
import { isDocumentId } from '../../../src/domain/document-id'
import { applyAnswer } from '../statistics/apply'
import { updateWork } from '../statistics/work'
import { refreshPublicForm } from '../forms/public-state'
import { beganOrCeasedToCount, cameBack, fieldOf, momentOf, wasMoved, type AnswerChange } from './change'

/** The state that a change left, and when: the moment that the audit trail has of it too. */
function moveIn(change: AnswerChange): Move | null {
  const from: unknown = change.before?.estados?.actual
  return wasMoved(change) && typeof from === 'number' ? { at: momentOf(change).getTime(), from } : null
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
export async function updateStatistics(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!isDocumentId(formId)) return
  const { given } = await applyAnswer({ formId, answerId: change.answerId, move: moveIn(change) })
  const isCounted = beganOrCeasedToCount(change)
  const isLastLost = change.before !== undefined && isCounted
  await updateWork(formId, { given, isLastLost, isToCount: isCounted && !wasCountedByItsCommit(change) })
  // An answer that comes can only fill a form that was limited when it was made.
  if (isCounted && (!change.after || change.after.opcionales?.limitResponses === true))
    await refreshPublicForm(formId)
}
