import type { Move } from '../../../src/domain/statistics/aggregates/contribution'
import { isLate } from '../../../src/domain/assignment/due'
import { dayIn, isDay } from '../../../src/domain/dates'
import { isDocumentId } from '../../../src/domain/document-id'
import { zoneAt } from '../platform/time-zone'
import { applyAnswer } from '../statistics/apply'
import { foldSoon } from '../statistics/fold'
import { updateWork } from '../statistics/work'
import { refreshPublicForm } from '../forms/public-state'
import {
  beganOrCeasedToCount,
  cameBack,
  fieldOf,
  isNameless,
  momentOf,
  wasMoved,
  type AnswerChange,
} from '../answers/change'
import { readFormOnce, type ReadForm } from '../answers/list-columns'
import { LIMITED } from '../answers/recount'

/**
 * Whether a change takes the last move back: a move says from which state it goes (DAY-03), taking back says nothing, and
 * stands where that move began.
 */
const takesBack = ({ before, after }: AnswerChange): boolean =>
  before?.movido?.de !== undefined &&
  after?.movido?.de === undefined &&
  before.movido.de === after?.estados?.actual

/**
 * The state that a change left, and when: the moment that the audit trail has of it too; and where it was due on a day,
 * whether that was kept and whose turn it was (REACH-08).
 */
async function moveIn(change: AnswerChange): Promise<Move | null> {
  const { before } = change
  const from: unknown = before?.estados?.actual
  if (!before || !wasMoved(change) || typeof from !== 'number') return null
  const left = momentOf(change)
  const move = { at: left.getTime(), from }
  if (takesBack(change)) return { ...move, takesBack: true }
  // As everybody saw it: another term or a holiday that came since changes nothing.
  const due: unknown = before.vence
  if (typeof due !== 'string' || !isDay(due)) return move
  const zone = await zoneAt(String(before.municipalityPath))
  return { ...move, isInTerm: !isLate(due, dayIn(left, zone)), assignee: String(before.asignado ?? '') }
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
 * @param form reads the answer's form
 */
export async function updateStatistics(
  change: AnswerChange,
  form: ReadForm = readFormOnce(fieldOf(change, 'idPlantilla')),
): Promise<void> {
  const formId = fieldOf(change, 'idPlantilla')
  if (!isDocumentId(formId)) return
  const move = await moveIn(change)
  const { given } = await applyAnswer({ formId, answerId: change.answerId, move })
  // Also where that was exchanged by an event that failed afterwards.
  if (!isNameless(change.before) && isNameless(change.after)) await foldSoon(formId, null)
  const isCounted = beganOrCeasedToCount(change)
  const isLastLost = change.before !== undefined && isCounted
  const isUncounted = isCounted && !wasCountedByItsCommit(change)
  // Read after the answer was written: who limits the form after that counts it.
  const isToCount = isUncounted && (await form())?.get(LIMITED) === true
  await updateWork(formId, { given, isLastLost, isCounted: isUncounted, isToCount })
  // An answer that comes can only fill a form that was limited when it was made.
  if (isCounted && (!change.after || change.after.opcionales?.limitResponses === true))
    await refreshPublicForm(formId)
}
