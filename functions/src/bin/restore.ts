import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import { placesTaken } from '../../../src/domain/answer/counter'
import { uniqueKeys } from '../../../src/domain/citizen/unique-key'
import { canComeBack, binnedSchema } from '../../../src/domain/bin/bin'
import { RESTORE_ANSWER, type BinResponse } from '../../../src/domain/calls/bin'
import { isDocumentId } from '../../../src/domain/document-id'
import { payOrderSchema } from '../../../src/domain/payment/pay-order'
import {
  appliedFrom,
  appliedToStore,
  NOTHING_APPLIED,
} from '../../../src/domain/statistics/aggregates/applied'
import {
  answerCountPath,
  answerPath,
  appliedPath,
  formPath,
  ORDERS,
  uniquePath,
} from '../../../src/domain/store-paths'
import { deletionNote } from '../answers/audit'
import { RESTORED } from '../answers/change'
import { mayDelete } from '../answers/delete-answer'
import { countedInside, countToStore } from '../answers/recount'
import { refusedWith } from '../answers/store-if-unchanged'
import { answerAsOrdered } from '../orders/answer-fields'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { isTimeOver } from '../retention/over'
import { answerIn, binRef } from '../answers/binned'
import type { BinRefusal } from '../../../src/domain/bin/refusal'

/** More than the store's own: who saves to a limited form is waited for. */
const TRIES = 10

const refused = (reason: BinRefusal) => refusedWith(reason)

/** What is written besides the answer itself. */
type Write = (tx: Transaction) => void

const isCounted = (answer: DocumentData): boolean => answer.invalida !== true

/** Takes a place of a form that takes so many answers, as who answers it does (ANS-12). Throws `full`. */
async function placeIn(tx: Transaction, form: DocumentSnapshot, answer: DocumentData): Promise<Write | null> {
  if (form.get('opcionales.limitResponses') !== true) return null
  const counted = await countedInside(tx, form.id)
  const most: unknown = form.get('responsesCount')
  if (isCounted(answer) && !(typeof most === 'number' && placesTaken(counted) < most)) throw refused('full')
  const { total, invalidas, contadoEn } = counted
  const now = countToStore({
    ...{ total: total + 1, invalidas: invalidas + (isCounted(answer) ? 0 : 1), contadoEn },
  })
  return (write) => write.set(database().doc(answerCountPath(form.id)), now, { merge: true })
}

/** Says again that its citizen has answered a form that takes one of each (ANS-13). Throws `answered`. */
async function marksIn(
  tx: Transaction,
  form: DocumentSnapshot,
  answerId: string,
  answer: DocumentData,
): Promise<Write | null> {
  const { id, dni } = answer.datosCiudadano ?? {}
  if (form.get('opcionales.singleAnswer') !== true || !isCounted(answer) || typeof id !== 'string' || !id)
    return null
  const keys = await uniqueKeys(form.id, { id, dni: typeof dni === 'string' ? dni : '' })
  const marks = await tx.getAll(...keys.map((key) => database().doc(uniquePath(form.id, key))))
  const named = marks.map((mark): unknown => mark.get('respuesta')).filter((one) => typeof one === 'string')
  const others =
    named.length > 0 ? await tx.getAll(...named.map((one) => database().doc(answerPath(one)))) : []
  if (others.some(({ exists }) => exists)) throw refused('answered')
  return (write) => {
    for (const { ref } of marks) write.set(ref, { respuesta: answerId })
  }
}

/** What its order says by now: it went on while the answer was away (PAY-03). */
async function orderOf(tx: Transaction, answerId: string, answer: DocumentData): Promise<DocumentData> {
  const orderId: unknown = answer.payOrder?.orderId
  if (orderId === undefined) return {}
  const { docs } = await tx.get(database().collection(ORDERS).where('id', '==', answerId))
  const order = docs.map((one) => decode(payOrderSchema, one)).find((one) => one?.orderId === orderId)
  return order ? answerAsOrdered(answer, order) : {}
}

/** Its moves as its counts had them, unless those still have it. */
async function movesBack(tx: Transaction, form: DocumentSnapshot, answerId: string, binned: DocumentData) {
  const ref = database().doc(appliedPath(form.id, answerId))
  const known = await tx.get(ref)
  const { moves } = appliedFrom({ movidas: binned.movidas })
  return known.exists || moves.length === 0
    ? null
    : (write: Transaction) => write.set(ref, appliedToStore({ ...NOTHING_APPLIED, moves }))
}

/** The form that takes it back. Throws `form` when it is deleted, `over` when it would not keep it any longer. */
async function formFor(tx: Transaction, binned: DocumentData, now: Date): Promise<DocumentSnapshot> {
  const answer = answerIn(binned)
  const formId: unknown = answer.idPlantilla
  if (typeof formId !== 'string' || !isDocumentId(formId)) throw refused('form')
  const form = await tx.get(database().doc(formPath(formId)))
  if (!form.exists || form.get('deleted') === true) throw refused('form')
  const { moves } = appliedFrom({ movidas: binned.movidas })
  if (await isTimeOver(tx, form, { answer, moves }, now)) throw refused('over')
  return form
}

async function restoreInside(tx: Transaction, caller: StaffCaller, answerId: string): Promise<void> {
  const now = new Date()
  const ref = database().doc(answerPath(answerId))
  const [stored, there] = await tx.getAll(binRef(answerId), ref)
  const binned = stored?.data()
  if (!stored || !binned) {
    // Sent again, or somebody else was quicker.
    if (there?.get(RESTORED) !== undefined && mayDelete(caller.ability, there?.data() ?? {})) return
    throw refused('gone')
  }
  const answer = answerIn(binned)
  if (!mayDelete(caller.ability, answer)) throw forbidden()
  const head = decode(binnedSchema, stored)
  if (!head || !canComeBack(head, now)) throw refused('gone')
  if (there?.exists) throw refused('taken')
  const form = await formFor(tx, binned, now)
  const ordered = await orderOf(tx, answerId, answer)
  const writes = [
    await movesBack(tx, form, answerId, binned),
    await marksIn(tx, form, answerId, answer),
    await placeIn(tx, form, answer),
  ]
  tx.create(ref, { ...answer, ...ordered, [RESTORED]: FieldValue.serverTimestamp() })
  tx.delete(stored.ref)
  for (const write of writes) write?.(tx)
  const { de: _state, ...about } = deletionNote(answerId, answer)
  const key = binned.borrada instanceof Timestamp ? binned.borrada.toMillis() : null
  tx.set(
    auditRef('restaurado', answerId, key),
    auditDocument(actorOf(caller), { ...about, tipo: 'restaurado' }),
  )
}

/**
 * Brings a deleted answer back from the bin, as it was and under its own name and code, with its entry in the trail, all
 * or nothing (REACH-10). What hangs on it never went; counts follow by the trigger, and nobody is told anew. Again changes
 * nothing.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who may not delete it; `failed-precondition` with a
 * `BinRefusal` as reason; `invalid-argument`
 */
export const restoreAnswer = served(RESTORE_ANSWER, async (request): Promise<BinResponse> => {
  const caller = await staffCaller(request)
  const { answerId } = request.checked()
  if (caller.ability.cannot('delete', 'answer')) throw forbidden()
  await inTransaction((tx) => restoreInside(tx, caller, answerId), { maxAttempts: TRIES })
  return { status: 'ok' }
})
