import type { Transaction } from 'firebase-admin/firestore'
import { ANSWERS, BIN, formPath, publicFormPath } from '../../../src/domain/store-paths'
import { formWorkPath } from '../../../src/domain/work/form-work'
import { retentionPath } from '../../../src/domain/privacy/retention-note'
import { database } from '../platform/admin'

/** Whether a form has no answer, not even one in the bin. Two reads at most, inside the transaction. */
export async function isUnanswered(tx: Transaction, formId: string): Promise<boolean> {
  const found = await Promise.all(
    [ANSWERS, BIN].map(async (path) => {
      const answers = database().collection(path).where('idPlantilla', '==', formId)
      return tx.get(answers.limit(1).select())
    }),
  )
  return found.every(({ empty }) => empty)
}

/** Removes a form with all that lies below it and all that is known of it. Doing it again changes nothing. */
export async function removeForm(formId: string): Promise<void> {
  await database().doc(publicFormPath(formId)).delete()
  await database().recursiveDelete(database().doc(formPath(formId)))
  await database().doc(formWorkPath(formId)).delete()
  await database().recursiveDelete(database().doc(retentionPath(formId)))
}
