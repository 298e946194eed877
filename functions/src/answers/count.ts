import { refreshPublicForm } from '../forms/public-state'
import { beganOrCeasedToCount, fieldOf, type AnswerChange } from './change'
import { recount } from './recount'

/**
 * Keeps `formularios/{id}/contadores/respuestas` true when an answer comes, goes or is marked, and closes what is full
 * or opens what is not any more.
 */
export async function countAnswers(change: AnswerChange): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!beganOrCeasedToCount(change) || !formId) return
  await recount(formId)
  // An answer that comes can only fill a form that was limited when it was made.
  if (!change.after || change.after.opcionales?.limitResponses === true) await refreshPublicForm(formId)
}
