import { FieldPath, FieldValue } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions/v2'
import { ANSWERS, MENDED_COUNTS_PATH } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { nextForms } from '../platform/next-forms'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { applyAnswer } from './apply'
import { APPLIED_AT_ONCE, rebuildStatistics, type Wrong } from './rebuild'
import { updateWork } from './work'
import { refreshWork } from './work-head'

/** How much one day looks at. */
interface Measure {
  forms: number
  /** Forms with more answers are not recounted: so many of theirs are looked at. */
  answers: number
}
const DAILY: Measure = { forms: 20, answers: 500 }

/** So many answers of a form that has more, from anywhere among them on. */
async function checkSome(formId: string, most: number): Promise<Wrong> {
  await refreshWork(formId)
  const answers = database().collection(ANSWERS)
  const sorted = answers.where('idPlantilla', '==', formId).orderBy(FieldPath.documentId()).select()
  const { docs } = await sorted.startAt(answers.doc().id).limit(most).get()
  const first = docs.length < most ? (await sorted.limit(most - docs.length).get()).docs : []
  const changed = await mapWithConcurrency([...docs, ...first], APPLIED_AT_ONCE, ({ id }) =>
    applyAnswer({ formId, answerId: id, move: null }),
  )
  await updateWork(formId, { given: null, isLastLost: true, isToCount: true })
  return { answers: changed.filter(({ isChanged }) => isChanged).length, documents: 0 }
}

async function checkForm(formId: string, most: number): Promise<Wrong> {
  const answers = database().collection(ANSWERS).where('idPlantilla', '==', formId)
  const { count } = (await answers.count().get()).data()
  return count <= most ? rebuildStatistics(formId) : checkSome(formId, most)
}

/**
 * Looks whether the counts of some forms are right, puts right what is not, and notes that for whoever operates it (STAT-07, OPS-05): every day
 * the next ones by their names.
 */
export async function checkStatistics({ forms, answers }: Measure = DAILY): Promise<void> {
  const mended: string[] = []
  for (const form of await nextForms('estadisticas', forms)) {
    const wrong = await checkForm(form, answers)
    if (wrong.answers + wrong.documents === 0) continue
    logger.warn('counts of a form were wrong', { form, ...wrong })
    mended.push(form)
  }
  if (mended.length > 0)
    await database().doc(MENDED_COUNTS_PATH).set({ fecha: FieldValue.serverTimestamp(), formularios: mended })
}
