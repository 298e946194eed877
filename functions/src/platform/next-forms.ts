import { FieldPath } from 'firebase-admin/firestore'
import { FORMS, SWEEPS } from '../../../src/domain/store-paths'
import { database } from './admin'

/**
 * The next forms by their names for work that looks at some every day; from the first one on again after the last.
 * @param work names the place where it goes on
 */
export async function nextForms(work: string, most: number): Promise<string[]> {
  const placeDoc = database().doc(`${SWEEPS}/${work}`)
  const place: unknown = (await placeDoc.get()).get('desde')
  const sorted = database().collection(FORMS).orderBy(FieldPath.documentId()).limit(most).select()
  const { docs } = await (typeof place === 'string' ? sorted.startAfter(place) : sorted).get()
  await placeDoc.set({ desde: docs.length < most ? null : (docs.at(-1)?.id ?? null) })
  return docs.map(({ id }) => id)
}
