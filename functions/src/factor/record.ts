import type { Transaction } from 'firebase-admin/firestore'
import {
  NO_STORED_FACTOR,
  storedFactorSchema,
  type StoredFactor,
} from '../../../src/domain/user/second-factor'
import { AUDIT, factorPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, auditDocument, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged } from '../platform/errors'
import type { StaffCaller } from '../platform/staff-caller'

/** Whose factor it is, and who is noted in the trail. */
export interface Holder {
  username: string
  municipalityPath: string
  actor: Actor
}

/** The factor of whoever calls in a session. */
export const holderIn = (caller: StaffCaller): Holder => ({
  username: caller.user.username,
  municipalityPath: caller.user.municipalityPath,
  actor: actorOf(caller),
})

export const factorRef = (username: string) => database().doc(factorPath(username))

/** @throws HttpsError `data-loss` when what is stored cannot be read: nobody comes in by that */
export async function readFactor(tx: Transaction, username: string): Promise<StoredFactor> {
  const stored = await tx.get(factorRef(username))
  if (!stored.exists) return NO_STORED_FACTOR
  const factor = decode(storedFactorSchema, stored)
  if (!factor) throw damaged()
  return factor
}

/** Forgets what a person's codes are made of, the recovery codes and the devices. */
export function forgetFactor(tx: Transaction, username: string): void {
  tx.delete(factorRef(username))
}

/** Notes in a transaction what became of a factor (SEC-06). */
export function noteFactor(
  tx: Transaction,
  { username, municipalityPath, actor }: Holder,
  tipo: `factor${'Alta' | 'Baja' | 'Reinicio' | 'Codigos' | 'Recuperacion' | 'Rechazado' | 'Llave' | 'LlaveBaja' | 'LlaveCopia'}`,
): void {
  const note = auditDocument(actor, { tipo, usuario: username, municipalityPath })
  tx.create(database().collection(AUDIT).doc(), note)
}
