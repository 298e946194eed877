import { DocumentReference, Timestamp, type DocumentData, type Transaction } from 'firebase-admin/firestore'
import { binnedUntil } from '../../../src/domain/bin/bin'
import { isDocumentId } from '../../../src/domain/document-id'
import { appliedFrom, appliedToStore } from '../../../src/domain/statistics/aggregates/applied'
import { appliedPath } from '../../../src/domain/store-paths'
import { fullName } from '../../../src/domain/user/full-name'
import { database } from '../platform/admin'
import type { StaffCaller } from '../platform/staff-caller'
import { binRef } from './binned'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** By what a deleted answer is found and told; what is damaged says nothing. */
const headOf = (answer: DocumentData): DocumentData => ({
  idPlantilla: asText(answer.idPlantilla),
  titulo: asText(answer.titulo),
  codigoMunicipio: asText(answer.codigoMunicipio),
  creadoPor: asText(answer.creadoPor),
  municipalityPath: asText(answer.municipalityPath),
  areas: Array.isArray(answer.areas) ? answer.areas.filter((area) => area instanceof DocumentReference) : [],
})

/** When it left its states, which its counts forget with it. */
async function movesOf(
  tx: Transaction,
  answerId: string,
  { idPlantilla }: DocumentData,
): Promise<DocumentData[]> {
  if (typeof idPlantilla !== 'string' || !isDocumentId(idPlantilla)) return []
  const applied = await tx.get(database().doc(appliedPath(idPlantilla, answerId)))
  return appliedToStore(appliedFrom(applied.data())).movidas
}

/**
 * Puts an answer that is deleted in the same commit into the bin, whole, with who did it (REACH-10).
 * @returns until when it lies there
 */
export async function putIntoBin(
  tx: Transaction,
  answerId: string,
  answer: DocumentData,
  { user }: StaffCaller,
): Promise<Date> {
  const now = new Date()
  const until = binnedUntil(now)
  const movidas = await movesOf(tx, answerId, answer)
  tx.set(binRef(answerId), {
    ...headOf(answer),
    ...{ por: user.username, nombre: fullName(user), vaciando: false },
    ...{ borrada: Timestamp.fromDate(now), hasta: Timestamp.fromDate(until) },
    ...{ datos: answer, movidas },
  })
  return until
}
