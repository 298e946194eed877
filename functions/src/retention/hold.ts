import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore'
import { oneForm } from '../../../src/domain/access/things'
import {
  SET_LEGAL_HOLD,
  type SetLegalHoldRequest,
  type SetLegalHoldResponse,
} from '../../../src/domain/calls/set-legal-hold'
import { formHeadSchema } from '../../../src/domain/form/form-head'
import { NOTICE_DAYS } from '../../../src/domain/retention'
import { daysAfter } from '../../../src/domain/privacy/retention-due'
import { holdPath, isHolding } from '../../../src/domain/privacy/retention-note'
import { fullName } from '../../../src/domain/user/full-name'
import { plainValue } from '../../../src/domain/stored-value'
import { answerPath, AUDIT, formPath } from '../../../src/domain/store-paths'
import { deletionNote } from '../answers/audit'
import { mayDelete } from '../answers/delete-answer'
import { database } from '../platform/admin'
import { actorOf, auditDocument, type AuditNote } from '../platform/audit'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { noteRef } from './ground'

/** What an entry of the trail says of it. Throws `permission-denied` who may not decide about it. */
async function aboutHeld(
  { ability }: StaffCaller,
  { formId, answerId }: SetLegalHoldRequest,
): Promise<Omit<AuditNote, 'tipo'>> {
  // Who sees only own answers decides about none.
  if (ability.cannot('update', 'form')) throw forbidden()
  if (answerId === null) {
    const form = decode(formHeadSchema, await database().doc(formPath(formId)).get(), { id: formId })
    if (!form || ability.cannot('update', oneForm(form)) || ability.cannot('manage', 'municipalityUser'))
      throw forbidden()
    return { idPlantilla: formId, formulario: form.titulo, municipalityPath: form.municipalityPath }
  }
  const answer = (await database().doc(answerPath(answerId)).get()).data()
  if (!answer || answer.idPlantilla !== formId || !mayDelete(ability, answer)) throw forbidden()
  const { tipo: _kind, de: _state, a: _none, ...about } = deletionNote(answerId, answer)
  return about
}

/** Where a hold stands, and what else changes with it. */
interface Place {
  ref: DocumentReference
  read: (data: DocumentData | undefined) => unknown
  /** What is stored of a hold. */
  stored: (hold: DocumentData) => DocumentData
}

const placeOf = ({ formId, answerId }: SetLegalHoldRequest): Place =>
  answerId === null
    ? { ref: noteRef(formId), read: (data) => data?.bloqueo, stored: (bloqueo) => ({ bloqueo }) }
    : { ref: database().doc(holdPath(formId, answerId)), read: (data) => data, stored: (hold) => hold }

/**
 * What is kept of a hold that is lifted: of an answer until when it stays nevertheless; a form's rule is announced anew,
 * which keeps all of its answers.
 */
const lifted = (asked: SetLegalHoldRequest, now: Date): DocumentData =>
  asked.answerId === null ? { bloqueo: { hasta: now }, vigente: now } : { hasta: daysAfter(now, NOTICE_DAYS) }

function write(tx: Transaction, caller: StaffCaller, asked: SetLegalHoldRequest, now: Date): void {
  const { ref, stored } = placeOf(asked)
  const { user } = caller
  const hold = { por: user.username, nombre: fullName(user), fecha: now, motivo: asked.reason, hasta: null }
  tx.set(ref, asked.held ? stored(hold) : lifted(asked, now), { merge: true })
}

/**
 * Holds an answer, or all of a form, back from being deleted by its rule or by anybody, or lifts that (OPS-02), with its
 * entry in the trail, both or neither. What is as asked already stays as it is.
 * @throws HttpsError of {@link staffCaller}, `permission-denied`, `invalid-argument`
 */
export const setLegalHold = served(SET_LEGAL_HOLD, async (request): Promise<SetLegalHoldResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const about = await aboutHeld(caller, requested)
  const now = new Date()
  const { ref, read } = placeOf(requested)
  await inTransaction(async (tx) => {
    const snapshot = await tx.get(ref)
    if (isHolding(plainValue(read(snapshot.data()))) === requested.held) return
    write(tx, caller, requested, now)
    const tipo = requested.held ? 'bloqueo' : 'bloqueoLevantado'
    const entry = auditDocument(actorOf(caller), { tipo, motivo: requested.reason, ...about }, now)
    tx.create(database().collection(AUDIT).doc(), entry)
  })
  return { status: 'ok' }
})
