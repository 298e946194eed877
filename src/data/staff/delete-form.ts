import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import type { ClosedReason, Form } from '../../domain/form/form'
import { isForStrangers } from '../../domain/form/options'
import type { User } from '../../domain/user/user'
import { FORMS, PUBLIC_FORMS } from '../../domain/store-paths'
import { storeOf } from '../store'
import { within } from '../within'

const DELETED: ClosedReason = 'eliminado'

/**
 * Deletes a form (LIST-06): it is marked, closed for strangers and takes no more answers. Only after that is it certain
 * that no answer comes any more, so a function then removes a form without answers for good. A form with answers stays
 * for them.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; nothing is half deleted then
 */
export async function deleteForm(form: Pick<Form, 'id' | 'opcionales'>, user: User): Promise<void> {
  const store = storeOf('staff')
  const batch = writeBatch(store)
  const now = serverTimestamp()
  const deletionInfo = { username: user.username, date: now, emptyForm: false }
  batch.update(doc(store, FORMS, form.id), { deleted: true, deletionInfo, lastUpdate: now, timeStamp: now })
  if (isForStrangers(form.opcionales)) {
    batch.update(doc(store, PUBLIC_FORMS, form.id), { abierto: false, motivo: DELETED })
  }
  await within(batch.commit())
}
