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

/**
 * Who moved it, as rules had it signed with the session; '' for a deletion, which cannot be signed, and for what a
 * function did, which notes that itself.
 */
async function moverOf({ after }: AnswerChange): Promise<string> {
  const { sesion, fecha } = after?.movido ?? {}
  const written: unknown = after?.lastUpdate
  const isThisMove = fecha instanceof Timestamp && written instanceof Timestamp && fecha.isEqual(written)
  if (!isThisMove || typeof sesion !== 'string' || sesion === '') return ''
  const usuario: unknown = (await database().collection('sesiones_web').doc(sesion).get()).get('usuario')
  return typeof usuario === 'string' ? usuario : ''
}

/** Notes the change in `auditoria`, under the event's id: a second delivery writes the same entry. */
export async function audit(change: AnswerChange): Promise<void> {
  const entry = entryOf(change)
  if (!entry) return
  await database()
    .doc(`auditoria/${change.eventId}`)
    .set({
      ...entry,
      por: await moverOf(change),
      respuesta: change.answerId,
      idPlantilla: fieldOf(change, 'idPlantilla'),
      codigoMunicipio: fieldOf(change, 'codigoMunicipio'),
      creadoPor: fieldOf(change, 'creadoPor'),
      fecha: Timestamp.fromDate(change.time),
    })
}
