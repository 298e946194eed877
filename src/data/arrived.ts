import { doc, getDoc, type Firestore } from 'firebase/firestore/lite'
import type { StoredAnswer } from '../domain/answer/answer'
import { givenAnswerSchema } from '../domain/answer/given'
import { isSameContent } from '../domain/answer/same-content'
import { ANSWERS } from '../domain/store-paths'
import { decode } from './converters'
import { countReads } from './read-counter'
import { within } from './within'

/** Shorter than a request's: it only asks whether a save that failed got through. */
const LOOK_LIMIT_MS = 8_000

/**
 * What is stored of this very answer, by its id and code: nothing, the same, or something else.
 * @throws DataError when it cannot be asked
 */
export async function lookWhetherArrived(
  store: Firestore,
  answer: StoredAnswer,
): Promise<'no' | 'same' | 'other'> {
  const snapshot = await within(getDoc(doc(store, ANSWERS, answer.id)), LOOK_LIMIT_MS)
  countReads(1, 'answer: look whether it arrived')
  if (snapshot.get('codigoMunicipio') !== answer.codigoMunicipio) return 'no'
  return isSameContent(decode(givenAnswerSchema, snapshot), answer) ? 'same' : 'other'
}
