import type { DocumentData } from 'firebase-admin/firestore'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import { delaysIncident, noteFailure } from '../municore/delayed-incidents'
import { forgetDelayed } from '../municore/forget-delayed'
import { syncIncident } from '../municore/incident'
import { actorNamed, NOBODY, type Actor } from '../platform/audit'
import { MUNICORE_URL } from '../platform/params'
import { moverOf } from '../answers/audit'
import { cameBack, isHidden, wasMoved, type AnswerChange } from '../answers/change'

const makesIncidents = ({ opcionales }: DocumentData): boolean =>
  opcionales?.incidentes === true || opcionales?.incidentesXestado === true

/**
 * Keeps the incident of an answer in step with it (INC-01, INC-02): when it comes, when it moves, and when what kept it
 * from having one is gone. What the event says decides only whether to look; the answer as it stands decides the rest.
 * What strangers send in a flood waits for staff (SEC-03). In a municipality without a management system nothing is asked for.
 * @throws when the management system fails; to be tried again
 */
export async function followIncident(change: AnswerChange): Promise<void> {
  const { answerId, before, after } = change
  if (!after)
    return before && makesIncidents(before) ? forgetDelayed(answerId, before.idPlantilla) : undefined
  // It has its incident, or staff ask for one: the management system is told nothing anew (REACH-10).
  if (isHidden(after) || cameBack(change)) return
  if (!makesIncidents(after) || MUNICORE_URL.value().trim() === '') return
  const isMoved = wasMoved(change)
  const isCleared = before?.invalida === true && after.invalida !== true
  // Who moves an answer works on it: it is looked at by somebody.
  const isShown = isHidden(before)
  const isNew = !before || isShown || (isCleared && !isMoved)
  if (isNew && (await delaysIncident(answerId, after))) return
  if (isNew || isMoved) await follow(answerId, after, isMoved)
}

/** Whose act makes the incident: who moved the answer, else who of the staff gave it. */
async function actorOfIncident(after: DocumentData, isMoved: boolean): Promise<Actor> {
  if (isMoved) return moverOf(after)
  const author: unknown = after.creadoPor
  return typeof author === 'string' && author !== ANONYMOUS_AUTHOR ? actorNamed(author) : NOBODY
}

/** Staff see from the first failure that an incident does not follow, whatever becomes of the event. */
async function follow(answerId: string, after: DocumentData, isMoved: boolean): Promise<void> {
  const formId: string = after.idPlantilla
  try {
    await syncIncident(answerId, await actorOfIncident(after, isMoved))
  } catch (error) {
    await noteFailure(answerId, formId)
    throw error
  }
  await forgetDelayed(answerId, formId)
}
