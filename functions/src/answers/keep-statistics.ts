import { Timestamp, type DocumentData } from 'firebase-admin/firestore'
import type { Move } from '../../../src/domain/statistics/kept/contribution'
import { isDocumentId } from '../../../src/domain/document-id'
import { applyAnswer } from '../statistics/apply'
import { fieldOf, type AnswerChange } from './change'

const stateOf = (answer: DocumentData | undefined): unknown => answer?.estados?.actual

/** The state that a change left, and when. */
function moveIn({ before, after, time }: AnswerChange): Move | null {
  const from = stateOf(before)
  if (!before || !after || typeof from !== 'number' || from === stateOf(after)) return null
  const { lastUpdate } = after
  return { at: lastUpdate instanceof Timestamp ? lastUpdate.toMillis() : time.getTime(), from }
}

/** Keeps the counts of the answer's form (STAT-07). */
export async function keepStatistics(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (isDocumentId(formId)) await applyAnswer({ formId, answerId: change.answerId, move: moveIn(change) })
}
