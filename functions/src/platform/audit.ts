import { FieldValue, Timestamp, type DocumentData, type DocumentReference } from 'firebase-admin/firestore'
import {
  boundedSubject,
  type AuditChange,
  type AuditKind,
  type AuditOrigin,
  type AuditSubject,
} from '../../../src/domain/audit/entry'
import { isDocumentId } from '../../../src/domain/document-id'
import { roleOf, userSchema } from '../../../src/domain/user/user'
import { webSessionSchema } from '../../../src/domain/user/web-session'
import { AUDIT, sessionPath, userPath } from '../../../src/domain/store-paths'
import { database } from './admin'
import { decode } from './decode'
import { idempotencyKey } from './idempotency'
import { AUDIT_DAYS } from './params'
import type { StaffCaller } from './staff-caller'
import { failedWith } from './grpc'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Used when the setting is empty. */
const DEFAULT_DAYS = 730

/** Who did something, as an entry says it. */
export interface Actor {
  por: string
  rol: string
  sesion: string
  origen: AuditOrigin | null
}

/** A stranger, a function or an operator. */
export const NOBODY: Actor = { por: '', rol: '', sesion: '', origen: null }

/** The caller, as an entry names them. */
export const actorOf = ({ user, sid, origin }: StaffCaller): Actor => ({
  por: user.username,
  rol: roleOf(user) ?? '',
  sesion: sid,
  origen: origin,
})

/** The user with that name, with their present role: for writes that the rules had signed with a username. One read. */
export async function actorNamed(username: string): Promise<Actor> {
  if (!isDocumentId(username)) return NOBODY
  const user = decode(userSchema, await database().doc(userPath(username)).get(), { username })
  return { ...NOBODY, por: username, rol: (user && roleOf(user)) ?? '' }
}

/** The user of that session: for writes that the rules had signed with a session. Two reads. */
export async function actorOfSession(sid: string): Promise<Actor> {
  if (!isDocumentId(sid)) return NOBODY
  const session = decode(webSessionSchema, await database().doc(sessionPath(sid)).get())
  return session
    ? { ...(await actorNamed(session.usuario)), sesion: sid, origen: session.origen ?? null }
    : NOBODY
}

/** What happened, and about what. */
export interface AuditNote extends Partial<AuditSubject> {
  tipo: AuditKind
  cambios?: AuditChange[]
  cantidad?: number
}

/** For how many days entries are kept. */
export function auditDays(): number {
  const days = AUDIT_DAYS.value()
  return days > 0 ? days : DEFAULT_DAYS
}

/**
 * An entry as it is stored, for whoever writes it in a commit of their own (SEC-06).
 * @param moment when it happened; the server's time of writing when not given
 */
export function auditDocument(by: Actor, note: AuditNote, moment?: Date): DocumentData {
  const { tipo, cambios = [], cantidad, ...subject } = note
  return {
    tipo,
    ...boundedSubject(subject),
    ...(cambios.length > 0 && { cambios }),
    ...(cantidad !== undefined && { cantidad }),
    ...by,
    fecha: moment ? Timestamp.fromDate(moment) : FieldValue.serverTimestamp(),
    caduca: Timestamp.fromMillis((moment?.getTime() ?? Date.now()) + auditDays() * DAY_MS),
  }
}

/** Where an entry stands: the same for the same parts, so that a repetition writes it once. */
export const auditRef = (...parts: unknown[]): DocumentReference =>
  database().doc(`${AUDIT}/${idempotencyKey(...parts)}`)

/** The running minute: what one session repeats within it is one entry. */
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS)
/** The running hour, for what goes on for longer or comes from strangers. */
export const thisHour = (): number => Math.floor(Date.now() / HOUR_MS)

/** Writes an entry unless it is there. Throws when it cannot be written: what must be noted is not done then. */
async function createOnce(ref: DocumentReference, entry: DocumentData): Promise<void> {
  try {
    await ref.create(entry)
  } catch (error) {
    if (!failedWith(error, 'alreadyExists')) throw error
  }
}

/**
 * Notes in `auditoria` what somebody did (SEC-06), once for each `key`.
 * @param key what makes this event another one than the next of its kind; of what is only looked at, the session and
 * {@link thisMinute} belong to it
 * @param moment when it happened, for events that come late
 * @throws when it cannot be written: what must be noted is not done then
 */
export const audit = (by: Actor, note: AuditNote, key: readonly unknown[], moment?: Date): Promise<void> =>
  createOnce(auditRef(note.tipo, ...key), auditDocument(by, note, moment))

/**
 * Notes what goes on call by call, as an export page by page: one entry that counts on.
 * @param key as {@link audit} takes it
 * @throws when it cannot be written
 */
export async function auditCounted(
  by: Actor,
  { cantidad, ...note }: AuditNote & { cantidad: number },
  key: readonly unknown[],
): Promise<void> {
  const counted = { ...auditDocument(by, note), cantidad: FieldValue.increment(cantidad) }
  await auditRef(note.tipo, ...key).set(counted, { merge: true })
}
