import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore'
import { binnedSchema, canComeBack } from '../../../src/domain/bin/bin'
import { oneAnswer } from '../../../src/domain/access/things'
import { DELETE_ANSWER, type DeleteAnswerResponse } from '../../../src/domain/calls/delete-answer'
import { plainValue } from '../../../src/domain/stored-value'
import { answerPath } from '../../../src/domain/store-paths'
import { answerIn, binRef } from './binned'
import { putIntoBin } from './put-into-bin'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, auditDocument, auditRef, type Actor } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { decode } from '../platform/decode'
import { served } from '../platform/served'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { deletionKey, deletionNote } from './audit'
import { isNameless } from './change'
import { isHeldBack } from './held-back'
import { refusedWith } from './store-if-unchanged'
import { HELD_BACK } from '../../../src/domain/bin/held-back'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Looks at what decides who may delete it and no more: an answer that cannot be read any more can still be deleted. */
export function mayDelete(ability: StaffCaller['ability'], answer: DocumentData): boolean {
  const areas = plainValue(answer.areas)
  return ability.can(
    'delete',
    oneAnswer({
      areas: Array.isArray(areas) ? areas.filter((area) => typeof area === 'string') : [],
      municipalityPath: asText(answer.municipalityPath),
      creadoPor: asText(answer.creadoPor),
    }),
  )
}

/**
 * Deletes an answer that is there and notes who did, both or neither; what follows, the trigger does.
 * @param motivo why, where nobody decided about this very one
 */
export function deleteNoted(
  tx: Transaction,
  ref: DocumentReference,
  before: DocumentData,
  by: Actor,
  motivo = '',
): void {
  tx.delete(ref)
  const entry = auditDocument(by, { ...deletionNote(ref.id, before), ...(motivo !== '' && { motivo }) })
  tx.set(auditRef('borrado', ...deletionKey(ref.id, before)), entry)
}

/** Until when one lies in the bin that the caller may bring back: the call is sent again where its response got lost. */
async function untilInBin(tx: Transaction, answerId: string, caller: StaffCaller): Promise<Date | null> {
  const stored = await tx.get(binRef(answerId))
  const binned = decode(binnedSchema, stored)
  const isTheirs = binned !== null && mayDelete(caller.ability, answerIn(stored.data() ?? {}))
  return isTheirs && canComeBack(binned, new Date()) ? binned.hasta : null
}

/**
 * Moves an answer to the bin and notes who did, both or neither (ALIST-04, SEC-06, REACH-10): rules let nobody delete one
 * otherwise. One that is gone already is no error. Its place in counts goes by the trigger; its files and whatever else
 * hangs on it once the bin is emptied. An answer without its person is deleted for good: retention has had its say.
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`; `failed-precondition` with the reason
 * `held` while somebody holds it back
 */
export const deleteAnswer = served(DELETE_ANSWER, async (request): Promise<DeleteAnswerResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  if (caller.ability.cannot('delete', 'answer')) throw forbidden()
  const ref = database().doc(answerPath(requested.answerId))
  const until = await inTransaction(async (tx) => {
    const before = (await tx.get(ref)).data()
    if (!before) return untilInBin(tx, ref.id, caller)
    if (!mayDelete(caller.ability, before)) throw forbidden()
    if (await isHeldBack(tx, ref.id, before)) throw refusedWith(HELD_BACK)
    const lasts = isNameless(before) ? null : await putIntoBin(tx, ref.id, before, caller)
    deleteNoted(tx, ref, before, actorOf(caller))
    return lasts
  })
  return { status: 'ok', until: until && until.getTime() }
})
