/** Changing a stored answer on top of exactly what was read, with its entry in the audit trail, both or neither. */
import { FieldValue, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { formVersionSchema, type FormVersion } from '../../../src/domain/form/form'
import { answerPath, versionPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import type { auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged, forbidden } from '../platform/errors'
import { fileNotes } from '../platform/files'
import { failedWith } from '../platform/grpc'
import { isNameless } from './change'
import { decodeAnswer } from './decode-answer'

/** Why a change is not taken. */
export const refusedWith = (reason: string): HttpsError =>
  new HttpsError('failed-precondition', 'The answer is not taken like this.', { reason })
export const changedMeanwhile = (): HttpsError =>
  new HttpsError('aborted', 'The answer was changed meanwhile.')

/** An answer as it was read, to be changed. */
export interface LoadedAnswer {
  snapshot: DocumentSnapshot
  stored: StoredAnswer
  /** The very same change was stored before. */
  isDone: boolean
}

/**
 * Reads an answer and whether a change of it is noted already. Two reads.
 * @param entry where the change is noted
 * @throws HttpsError `permission-denied` when there is none; `aborted` when its person was taken out; `data-loss` when it cannot be read
 */
export async function loadAnswer(
  answerId: string,
  entry: ReturnType<typeof auditRef>,
): Promise<LoadedAnswer> {
  const ref = database().doc(answerPath(answerId))
  const [snapshot, known] = await database().getAll(ref, entry)
  if (!snapshot?.exists) throw forbidden()
  // Whoever has it open sees a person who is not in it any more.
  if (isNameless(snapshot.data())) throw changedMeanwhile()
  const stored = await decodeAnswer(snapshot)
  if (!stored) throw damaged()
  return { snapshot, stored, isDone: known?.exists === true }
}

/** The version that an answer names: one read. Throws `data-loss` when it cannot be read. */
export async function versionOf({ idPlantilla, version }: StoredAnswer): Promise<FormVersion> {
  const found = decode(formVersionSchema, await database().doc(versionPath(idPlantilla, version)).get())
  if (!found) throw damaged()
  return found
}

/** Whether an answer is another than the one that was worked on. */
export const isStale = ({ lastUpdate }: StoredAnswer, asked: { lastUpdate: number | null }): boolean =>
  (lastUpdate?.getTime() ?? null) !== asked.lastUpdate

/** Throws the reason `file` unless all these files were sent for that answer. */
export async function mustBeFilesOf(answerId: string, files: string[]): Promise<void> {
  const notes = await Promise.all(files.map(fileNotes))
  if (notes.some((note) => note?.respuesta !== answerId)) throw refusedWith('file')
}

/** A stored list as it is, to be written back with an entry more; what cannot be read would be moved or lost. */
export function entriesOf(
  { snapshot, stored }: LoadedAnswer,
  field: 'editsBySupervisor' | 'requestsForChanges',
) {
  const entries: unknown = snapshot.get(field) ?? []
  const known = stored[field] ?? []
  if (!Array.isArray(entries) || entries.length !== known.length) throw damaged()
  return entries.map((entry: DocumentData) => entry)
}

/** Whether a write failed because the answer changed since it was read; it is then read again. */
const isChanged = (error: unknown): boolean =>
  failedWith(error, 'notFound', 'alreadyExists', 'failedPrecondition')

/**
 * Stores a change and its entries, both or neither, on top of what was read.
 * @param noted entries of the audit trail, and where they stand
 * @returns false when the answer is no longer what was read
 */
export async function storeIfUnchanged(
  { snapshot }: LoadedAnswer,
  change: DocumentData,
  noted: [ReturnType<typeof auditRef>, DocumentData][],
): Promise<boolean> {
  const time = FieldValue.serverTimestamp()
  const batch = database().batch()
  for (const [ref, entry] of noted) batch.create(ref, entry)
  const { updateTime } = snapshot
  batch.update(
    snapshot.ref,
    { ...change, lastUpdate: time, timeStamp: time },
    updateTime ? { lastUpdateTime: updateTime } : {},
  )
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isChanged(error)) return false
    throw error
  }
}

/** Somebody else's writes that do not change what was given, as of whether it is valid, come seldom. */
const TRIES = 5

/**
 * Tries a change until it is stored on top of what was read.
 * @param once false when something was written meanwhile
 * @throws HttpsError `aborted` when something keeps being written
 */
export async function retryUntilStored<T extends object>(once: () => Promise<T | false>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const done = await once()
    if (done) return done
  }
  throw changedMeanwhile()
}
