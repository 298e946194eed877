import type { DocumentData, Query, Transaction } from 'firebase-admin/firestore'
import { SESSIONS, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'

/**
 * What a session repeats of its user. Rules of the file store read two documents for a request: the session, and the
 * answer or the form that a file is of (decision 027).
 */
export interface SessionRights {
  /** The role that counts; '' of who has none (AUTH-05). */
  rol: string
  /** References to areas, as the user's record has them. */
  areas: unknown[]
  municipalityPath: string
  /** The values of `creadoPor` on the own answers: the username, in older ones the e-mail. */
  nombres: string[]
}

/** Open sessions written in one commit: more than anybody has, fewer than a commit takes. */
const MAX_SESSIONS = 400

/** Somebody's open sessions, as many as a commit takes. */
export const openSessionsOf = (username: string): Query =>
  database()
    .collection(SESSIONS)
    .where('usuario', '==', username)
    .where('active', '==', true)
    .limit(MAX_SESSIONS)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * The rights of a user as recorded; of nobody, none.
 * @param stored the document `usuarios/{username}`, references and all
 */
export function rightsOf(username: string, stored: DocumentData | undefined): SessionRights {
  const email = textOf(stored?.email)
  return {
    rol: textOf(listOf(stored?.roles)[0]),
    areas: listOf(stored?.areas),
    municipalityPath: textOf(stored?.municipalityPath),
    nombres: email === '' ? [username] : [username, email],
  }
}

/** Repeats a user's rights in the open sessions, as both stand now. */
export const repeatRights = (username: string): Promise<void> =>
  inTransaction(async (tx: Transaction) => {
    const user = await tx.get(database().doc(userPath(username)))
    const { docs } = await tx.get(openSessionsOf(username))
    const rights = rightsOf(username, user.data())
    for (const { ref } of docs) tx.update(ref, { ...rights })
  })
