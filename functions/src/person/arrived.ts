import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isByNameAlone, matchedAnswer, type Finder } from '../../../src/domain/privacy/person'
import type { Erasure } from '../../../src/domain/privacy/person-erasure'
import { ANSWERS } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'

const AT_A_TIME = 100

/**
 * How many answers of the person came since the erasure was asked: nobody picked them, so they are not erased, and the
 * clerk is told to look again. A name alone does not count.
 */
export async function arrivedSince(
  { municipalityPath, pedida, respuestas }: Erasure,
  finder: Finder,
): Promise<number> {
  const since = database()
    .collection(ANSWERS)
    .where('municipalityPath', '==', municipalityPath)
    .where('fechaCreacion', '>=', pedida ?? new Date())
    .orderBy('fechaCreacion')
    .orderBy(FieldPath.documentId())
    .limit(AT_A_TIME)
  let arrived = 0
  let last: QueryDocumentSnapshot | undefined
  do {
    const { docs } = await (last ? since.startAfter(last) : since).get()
    for (const answer of docs) {
      const match = respuestas.includes(answer.id) ? null : matchedAnswer(finder, answer.data())
      if (match && !isByNameAlone(match)) arrived += 1
    }
    last = docs.length === AT_A_TIME ? docs.at(-1) : undefined
  } while (last)
  return arrived
}
