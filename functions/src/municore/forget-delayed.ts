import { delayedIncidentsPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

/** Forgets that the incident of an answer waits or failed: it follows its answer by now, or the answer is gone. */
export const forgetDelayed = async (answerId: string, formId: string): Promise<void> => {
  await database().collection(delayedIncidentsPath(formId)).doc(answerId).delete()
}
