import type { DocumentData } from 'firebase-admin/firestore'
import { syncIncident } from '../municore/incident'
import { MUNICORE_URL } from '../platform/params'
import type { AnswerChange } from './change'

const makesIncidents = ({ opcionales }: DocumentData): boolean =>
  opcionales?.incidentes === true || opcionales?.incidentesXestado === true

/**
 * Keeps the incident of an answer in step with it (INC-01, INC-02): when it comes, when it moves, and when what kept it
 * from having one is gone. What the event says decides only whether to look; the answer as it stands decides the rest.
 * In a town without a management system nothing is asked for.
 * @throws when the management system fails; to be tried again
 */
export async function keepIncident({ answerId, before, after }: AnswerChange): Promise<void> {
  if (!after || !makesIncidents(after) || MUNICORE_URL.value().trim() === '') return
  const isMoved = before?.estados?.actual !== after.estados?.actual
  const isCleared = before?.invalida === true && after.invalida !== true
  if (!before || isMoved || isCleared) await syncIncident(answerId)
}
