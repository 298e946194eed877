import { Timestamp } from 'firebase-admin/firestore'
import { database } from '../platform/admin'
import { fieldOf, type AnswerChange } from './change'
import { stateName } from './public-code'

interface AuditEntry {
  tipo: 'estado' | 'borrado'
  /** Names of the states; '' where there is none. */
  de: string
  a: string
}

/** What of a change is kept for later: moves between states and deletions. */
function entryOf({ before, after }: AnswerChange): AuditEntry | null {
  if (!before) return null
  const de = stateName(before.estados)
  if (!after) return { tipo: 'borrado', de, a: '' }
  if (before.estados?.actual === after.estados?.actual) return null
  return { tipo: 'estado', de, a: stateName(after.estados) }
}

/** Notes the change in `auditoria`, under the event's id: a second delivery writes the same entry. */
export async function audit(change: AnswerChange): Promise<void> {
  const entry = entryOf(change)
  if (!entry) return
  await database()
    .doc(`auditoria/${change.eventId}`)
    .set({
      ...entry,
      respuesta: change.answerId,
      idPlantilla: fieldOf(change, 'idPlantilla'),
      codigoMunicipio: fieldOf(change, 'codigoMunicipio'),
      creadoPor: fieldOf(change, 'creadoPor'),
      fecha: Timestamp.fromDate(change.time),
    })
}
