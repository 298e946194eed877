import { Timestamp, type DocumentData } from 'firebase-admin/firestore'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { actorOfSession, audit, NOBODY, type Actor, type AuditNote } from '../platform/audit'
import { momentOf, RESTORED, wasMoved, type AnswerChange } from './change'
import { stateName } from './state-name'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const aboutStored = (id: string, answer: DocumentData) =>
  aboutAnswer({
    id,
    idPlantilla: asText(answer.idPlantilla),
    titulo: asText(answer.titulo),
    codigoMunicipio: asText(answer.codigoMunicipio),
    creadoPor: asText(answer.creadoPor),
    municipalityPath: asText(answer.municipalityPath),
  })

/** What is noted of an answer that is deleted, as it stood before. */
export const deletionNote = (id: string, before: DocumentData): AuditNote => ({
  tipo: 'borrado',
  de: stateName(before.estados),
  a: '',
  ...aboutStored(id, before),
})

const millisOf = (moment: unknown): number | null => (moment instanceof Timestamp ? moment.toMillis() : null)

/** Tells the deletion of one answer from that of another that was made under its name later, or after it came back. */
export const deletionKey = (id: string, answer: DocumentData): unknown[] => [
  id,
  millisOf(answer.fechaCreacion),
  ...(answer[RESTORED] ? [millisOf(answer[RESTORED])] : []),
]

/** Who moved it, as rules had it signed with the session; nobody for what a function did, which notes that itself. */
export async function moverOf(after: DocumentData): Promise<Actor> {
  const { sesion, fecha } = after.movido ?? {}
  const written: unknown = after.lastUpdate
  const isThisMove = fecha instanceof Timestamp && written instanceof Timestamp && fecha.isEqual(written)
  return isThisMove && typeof sesion === 'string' ? actorOfSession(sesion) : NOBODY
}

/**
 * Notes in `auditoria` that an answer was moved or deleted: a second delivery of the event writes the same entry. A
 * deletion is there already when a person did it: who, only the function knows that deletes.
 */
export async function auditAnswer(change: AnswerChange): Promise<void> {
  const { eventId, time, answerId, before, after } = change
  if (!before) return
  if (!after) {
    await audit(NOBODY, deletionNote(answerId, before), deletionKey(answerId, before), time)
    return
  }
  if (!wasMoved(change)) return
  const [de, a] = [stateName(before.estados), stateName(after.estados)]
  const note = { tipo: 'estado', de, a, ...aboutStored(answerId, after) } as const
  await audit(await moverOf(after), note, [eventId], momentOf(change))
}
