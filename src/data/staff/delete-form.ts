import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import type { ClosedReason, Form } from '../../domain/form/form'
import { isForStrangers } from '../../domain/form/options'
import type { User } from '../../domain/user/user'
import { FORMS, PUBLIC_FORMS } from '../../domain/store-paths'
import { isGone, lookedUp } from '../change'
import { isRefusal } from '../errors'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'

const DELETED: ClosedReason = 'eliminado'

/** Whether a form is there and not in the bin. @throws DataError when it cannot be asked */
export async function isFormThere(id: string): Promise<boolean> {
  const found = await withTimeout(getDoc(doc(storeOf('staff'), FORMS, id)))
  return found.exists() && found.get('deleted') !== true
}

/**
 * Deletes a form (LIST-06): it is marked, closed for strangers and takes no more answers. So it lies in the bin
 * (REACH-10), from where a function removes one without answers for good. A form with answers stays for them. One that is
 * deleted already is no error.
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`; nothing is half deleted then
 */
export async function deleteForm(form: Pick<Form, 'id' | 'opcionales'>, user: User): Promise<void> {
  const store = storeOf('staff')
  const batch = writeBatch(store)
  const ref = doc(store, FORMS, form.id)
  const now = serverTimestamp()
  const deletionInfo = { username: user.username, date: now, emptyForm: false }
  batch.update(ref, { deleted: true, deletionInfo, lastUpdate: now, timeStamp: now })
  if (isForStrangers(form.opcionales)) {
    batch.update(doc(store, PUBLIC_FORMS, form.id), { abierto: false, motivo: DELETED })
  }
  const isDeleted = () => isGone(() => isFormThere(form.id))
  try {
    await lookedUp(
      () => withTimeout(batch.commit().then(() => true)),
      async () => (await isDeleted()) || null,
    )
  } catch (error) {
    // The rules refuse to delete what is deleted: an earlier try did it, or somebody else.
    if (!isRefusal(error) || !(await isDeleted())) throw error
  }
}
