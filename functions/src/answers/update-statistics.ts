import type { Move } from '../../../src/domain/statistics/aggregates/contribution'
import { isDocumentId } from '../../../src/domain/document-id'
import { applyAnswer } from '../statistics/apply'
import { updateWork } from '../statistics/work'
import { beganOrCeasedToCount, fieldOf, momentOf, wasMoved, type AnswerChange } from './change'

/** The state that a change left, and when: the moment that the audit trail has of it too. */
function moveIn(change: AnswerChange): Move | null {
  const from: unknown = change.before?.estados?.actual
  return wasMoved(change) && typeof from === 'number' ? { at: momentOf(change).getTime(), from } : null
}

/** Keeps the counts of the answer's form (STAT-07), and what stands with its answers (DAY-04). */
export async function updateStatistics(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!isDocumentId(formId)) return
  const { given } = await applyAnswer({ formId, answerId: change.answerId, move: moveIn(change) })
  const isLastLost = change.before !== undefined && beganOrCeasedToCount(change)
  await updateWork(formId, { given, isLastLost })
}
