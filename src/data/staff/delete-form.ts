import { doc, serverTimestamp, writeBatch, type WriteBatch } from 'firebase/firestore/lite'
import type { ClosedReason, Form } from '../../domain/form/form'
import { isForStrangers } from '../../domain/form/options'
import type { User } from '../../domain/user/user'
import { DataError } from '../errors'
import { FORMS, PUBLIC_FORMS, versionPath, versionSettingsPath } from '../refs'
import { storeOf } from '../store'
import { within } from '../within'
import { hasAnswers } from './forms'

const DELETED: ClosedReason = 'eliminado'

/** Marks it: answers stay readable, strangers are told that it is gone. */
function keepMarked(batch: WriteBatch, form: Form, user: User): void {
  const store = storeOf('staff')
  const now = serverTimestamp()
  const deletionInfo = { username: user.username, date: now, emptyForm: false }
  batch.update(doc(store, FORMS, form.id), { deleted: true, deletionInfo, lastUpdate: now, timeStamp: now })
  if (!isForStrangers(form.opcionales)) return
  batch.update(doc(store, PUBLIC_FORMS, form.id), { abierto: false, motivo: DELETED })
}

/** Removes it with all its versions, which are numbered from 1. */
function remove(batch: WriteBatch, form: Form): void {
  const store = storeOf('staff')
  batch.delete(doc(store, FORMS, form.id))
  for (let version = 1; version <= form.version; version++) {
    batch.delete(doc(store, versionPath(form.id, version)))
    batch.delete(doc(store, versionSettingsPath(form.id, version)))
  }
  if (isForStrangers(form.opcionales)) batch.delete(doc(store, PUBLIC_FORMS, form.id))
}

async function commit(fill: (batch: WriteBatch) => void): Promise<void> {
  const batch = writeBatch(storeOf('staff'))
  fill(batch)
  await within(batch.commit())
}

/**
 * Deletes a form: for good when it has no answers, else it is kept and marked (LIST-06).
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; nothing is half deleted then
 */
export async function deleteForm(form: Form, user: User): Promise<void> {
  if (await hasAnswers(form.id)) return commit((batch) => keepMarked(batch, form, user))
  try {
    await commit((batch) => remove(batch, form))
  } catch (error) {
    // An answer came in between: the rules keep the form, and so do we.
    const refused = error instanceof DataError && error.code === 'forbidden'
    if (!refused || !(await hasAnswers(form.id))) throw error
    await commit((batch) => keepMarked(batch, form, user))
  }
}
