import {
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore'
import { userSchema } from '../../../src/domain/user/user'
import { SESSIONS, userPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { inTransaction } from '../platform/in-transaction'
import { factorDemandOf } from './staff'

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

/** The end of a session that was opened without a second factor where one is asked for by now (OPS-01). */
function termsOf(session: DocumentSnapshot, from: Date | null) {
  const before = session.get('sinFactorHasta')
  if (session.get('conFactor') === true || (from === null && !before)) return {}
  const vence: unknown = session.get('vence')
  const isLater = from !== null && vence instanceof Timestamp && vence.toMillis() > from.getTime()
  return { sinFactorHasta: from, ...(isLater && { vence: from }) }
}

/**
 * Repeats a user's rights in the open sessions, as both stand now. Those without a second factor end when the
 * municipality wants one of that role: rules ask until when a session counts, and so nothing more of them.
 */
export const repeatRights = (username: string): Promise<void> =>
  inTransaction(async (tx: Transaction) => {
    const stored = await tx.get(database().doc(userPath(username)))
    const { docs } = await tx.get(openSessionsOf(username))
    if (docs.length === 0) return
    const user = decode(userSchema, stored, { username })
    const from = user ? (await factorDemandOf(user)).from : null
    const rights = rightsOf(username, stored.data())
    for (const session of docs) tx.update(session.ref, { ...rights, ...termsOf(session, from) })
  })
