import { createHash, timingSafeEqual } from 'node:crypto'
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import * as z from 'zod/mini'
import type { SavedDraftRef } from '../../../src/domain/calls/keep-draft'
import { savedDraftPath, savedDraftFilesPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { decode } from '../platform/decode'
import { emptyFolder } from '../platform/files'

const DAY_MS = 24 * 60 * 60 * 1000
/** So long a link says what became of its draft. */
const TOLD_DAYS = 60

export interface SavedDraftRecord {
  formulario: string
  version: number
  /** Hash of the proof. */
  prueba: string
  /** The answer that the draft becomes. */
  respuesta: string
  revision: number
  guardado: Date
  /** Until when it is kept. */
  hasta: Date
  /** Hash of the address to which its link went, by which mails that came back are known; '' where none was noted. */
  direccion: string
  /** What became of it; '' as long as it is kept. */
  fin: '' | 'enviado' | 'vencido'
}

const recordSchema: z.ZodMiniType<SavedDraftRecord> = z.looseObject({
  formulario: z.string(),
  version: z.number(),
  prueba: z.string(),
  respuesta: z.string(),
  revision: z.number(),
  guardado: z.date(),
  direccion: z._default(z.string(), ''),
  hasta: z.date(),
  fin: z.enum(['', 'enviado', 'vencido']),
})

export const savedDraft = (id: string): DocumentReference => database().doc(savedDraftPath(id))

/** Where the cipher text of a state of a draft lies: rules know no such folder, so only functions read it. */
export const cipherPath = (id: string, revision: number): string => `${savedDraftFilesPath(id)}${revision}`

/** What is stored of a proof: who reads the store cannot ask with it. */
export const hashOfProof = (proof: string): string =>
  createHash('sha256').update(`borrador\n${proof}`).digest('hex')

const notFound = () => new HttpsError('not-found', 'There is no such draft.')

/**
 * The record of a draft for who proves to have its link.
 * @throws HttpsError `not-found`, whether there is no such draft or the proof is another one's
 */
export function provenRecord(
  snapshot: DocumentSnapshot,
  { proof }: Pick<SavedDraftRef, 'proof'>,
): SavedDraftRecord {
  const record = snapshot.exists ? decode(recordSchema, snapshot) : null
  if (!record) throw notFound()
  const [stored, given] = [Buffer.from(record.prueba), Buffer.from(hashOfProof(proof))]
  if (stored.length !== given.length || !timingSafeEqual(stored, given)) throw notFound()
  return record
}

/** When a draft that is stored now is over, and when its link has told so for long enough. */
export function termOf(now: Date, days: number) {
  const hasta = new Date(now.getTime() + days * DAY_MS)
  return { hasta, vence: hasta, borra: new Date(hasta.getTime() + TOLD_DAYS * DAY_MS) }
}

/** Ends a draft: what it says is removed, and its link says from now on what became of it. May be done again. */
export async function endSavedDraft(id: string, fin: 'enviado' | 'vencido', now: Date): Promise<void> {
  const borra = Timestamp.fromMillis(now.getTime() + TOLD_DAYS * DAY_MS)
  await savedDraft(id).update({ fin, vence: FieldValue.delete(), respuesta: '', direccion: '', borra })
  await emptyFolder(savedDraftFilesPath(id))
}
