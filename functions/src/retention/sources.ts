import { FieldPath, Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { RetentionRule } from '../../../src/domain/retention'
import { DAY_MS } from '../../../src/domain/privacy/retention-due'
import { ANSWERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** Where answers whose time is over are found: by an index, the oldest first. */
export interface Source {
  /** Names how far it was followed. */
  key: 'creacion' | 'cambio' | 'movidas' | 'quietas'
  field: 'fechaCreacion' | 'lastUpdate' | 'movido.fecha'
  /** References of the states in which they stand; null for any. */
  states: readonly string[] | null
}

/** An answer that nobody moved is found by its last change, as `dueMoment` takes that then. */
export function sourcesOf({ desde, estados: states }: RetentionRule): Source[] {
  if (desde === 'creacion') return [{ key: 'creacion', field: 'fechaCreacion', states: null }]
  if (desde === 'cambio') return [{ key: 'cambio', field: 'lastUpdate', states: null }]
  return [
    { key: 'movidas', field: 'movido.fecha', states },
    { key: 'quietas', field: 'lastUpdate', states },
  ]
}

/** How far a source was followed: what lies before it is gone, was blanked or is held back. */
export interface Mark {
  valor: Timestamp
  id: string
}

/** The mark of a source, as noted. */
export function markFrom(stored: unknown): Mark | null {
  if (typeof stored !== 'object' || stored === null || !('valor' in stored) || !('id' in stored)) return null
  const { valor, id } = stored
  return valor instanceof Timestamp && typeof id === 'string' ? { valor, id } : null
}

/** The mark that lies at an answer. */
export const markAt = ({ field }: Source, answer: QueryDocumentSnapshot): Mark | null =>
  markFrom({ valor: answer.get(field), id: answer.id })

/**
 * The answers of a form whose days are over at a moment, beginning after a mark.
 * @param now moments are judged by it
 */
export function overdue(
  formId: string,
  { field, states }: Source,
  { dias }: RetentionRule,
  now: Date,
  mark: Mark | null,
): Query {
  const all = database().collection(ANSWERS).where('idPlantilla', '==', formId)
  const standing = states ? all.where('estados.clave', 'in', states) : all
  const until = Timestamp.fromMillis(now.getTime() - dias * DAY_MS)
  const sorted = standing.where(field, '<=', until).orderBy(field).orderBy(FieldPath.documentId())
  return mark ? sorted.startAfter(mark.valor, mark.id) : sorted
}

/** Those of a page that are this source's: who was moved is found by that. */
export const isOfSource = ({ key }: Source, answer: QueryDocumentSnapshot): boolean =>
  key !== 'quietas' || !(answer.get('movido.fecha') instanceof Timestamp)
