import { FieldValue, type DocumentData, type Transaction } from 'firebase-admin/firestore'
import { oneForm } from '../../../src/domain/access/things'
import { deletedFormSchema, isFormInBin, type DeletedFormHead } from '../../../src/domain/bin/bin'
import { RESTORE_FORM, type BinResponse } from '../../../src/domain/calls/bin'
import { formPath } from '../../../src/domain/store-paths'
import { refusedWith } from '../answers/store-if-unchanged'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef, type AuditNote } from '../platform/audit'
import { served } from '../platform/served'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { inTransaction } from '../platform/in-transaction'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import type { FormBinRefusal } from '../../../src/domain/bin/refusal'

const refused = (reason: FormBinRefusal) => refusedWith(reason)

export const formRef = (formId: string) => database().doc(formPath(formId))

/** By what a form that is marked deleted is judged; null for none, and for what cannot be read. */
export async function formInside(tx: Transaction, formId: string): Promise<DeletedFormHead | null> {
  const stored = await tx.get(formRef(formId))
  return stored.exists ? decode(deletedFormSchema, stored) : null
}

/** How the trail names it. */
export const noteOf = (
  formId: string,
  { titulo, municipalityPath }: DeletedFormHead,
): Omit<AuditNote, 'tipo'> => ({ idPlantilla: formId, formulario: titulo, municipalityPath })

/** Which deletion something was done about: it may be deleted again later. */
const deletionOf = ({ deletionInfo: { date } }: DeletedFormHead): number | null => date && date.getTime()

async function restoreInside(tx: Transaction, caller: StaffCaller, formId: string): Promise<void> {
  const form = await formInside(tx, formId)
  if (!form) throw refused('gone')
  if (caller.ability.cannot('delete', oneForm(form))) throw forbidden()
  // Sent again, or somebody else was quicker.
  if (!form.deleted) return
  if (!isFormInBin(form, new Date())) throw refused('gone')
  const now = FieldValue.serverTimestamp()
  const back: DocumentData = {
    deleted: false,
    deletionInfo: FieldValue.delete(),
    lastUpdate: now,
    timeStamp: now,
  }
  tx.update(formRef(formId), back)
  tx.set(
    auditRef('formularioRecuperado', formId, deletionOf(form)),
    auditDocument(actorOf(caller), { ...noteOf(formId, form), tipo: 'formularioRecuperado' }),
  )
}

/**
 * Brings a deleted form back from the bin with its versions, settings and answers, and its entry in the trail
 * (REACH-10). Lists, search, catalogue and whether strangers may answer follow by the trigger. Again changes nothing.
 * @throws HttpsError of {@link staffCaller}; `permission-denied` for who may not delete it; `failed-precondition` with the
 * reason `gone`; `invalid-argument`
 */
export const restoreForm = served(RESTORE_FORM, async (request): Promise<BinResponse> => {
  const caller = await staffCaller(request)
  const { formId } = request.checked()
  if (caller.ability.cannot('delete', 'form')) throw forbidden()
  await inTransaction((tx) => restoreInside(tx, caller, formId))
  return { status: 'ok' }
})
