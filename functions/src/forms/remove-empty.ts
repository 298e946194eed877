import { ANSWERS, formPath, publicFormPath } from '../../../src/domain/store-paths'
import { formWorkPath } from '../../../src/domain/work/form-work'
import { retentionPath } from '../../../src/domain/privacy/retention-note'
import { database } from '../platform/admin'

/**
 * Removes a form that was marked deleted, with all that lies below it, when nobody ever answered it (LIST-06). Looked
 * at only after the mark: from then on rules take no answer, so that none can come in between. Doing it again changes
 * nothing.
 * @returns whether the form is gone
 */
export async function removeWhenEmpty(formId: string): Promise<boolean> {
  const form = database().doc(formPath(formId))
  const answers = database().collection(ANSWERS).where('idPlantilla', '==', formId)
  const [[stored], { empty }] = await Promise.all([
    database().getAll(form, { fieldMask: ['deleted'] }),
    answers.limit(1).select().get(),
  ])
  // Made again under the same name meanwhile, or with answers: it stays.
  if (!empty || (stored?.exists && stored.get('deleted') !== true)) return false
  await database().doc(publicFormPath(formId)).delete()
  await database().recursiveDelete(form)
  await database().doc(formWorkPath(formId)).delete()
  await database().recursiveDelete(database().doc(retentionPath(formId)))
  return true
}
