import { doc, getDoc, type Firestore } from 'firebase/firestore/lite'
import type { StoredAnswer } from '../domain/answer/answer'
import { givenAnswerSchema } from '../domain/answer/given'
import { withWallClocks } from '../domain/answer/stored-clock'
import { zoneOf } from '../domain/zone'
import { isSameContent } from '../domain/answer/same-content'
import { ANSWERS } from '../domain/public-paths'
import { decode } from './converters'
import { isRefusal } from './errors'
import { countReads } from './read-counter'
import { withTimeout } from './with-timeout'

async function look(
  store: Firestore,
  answer: StoredAnswer,
): Promise<{ found: 'no' | 'same' | 'other'; isInvalid: boolean }> {
  const snapshot = await withTimeout(getDoc(doc(store, ANSWERS, answer.id)))
  countReads(1, 'answer: look whether it arrived')
  const isInvalid = snapshot.get('invalida') === true
  if (snapshot.get('codigoMunicipio') !== answer.codigoMunicipio) return { found: 'no', isInvalid }
  const stored = decode(withWallClocks(givenAnswerSchema, zoneOf(answer)), snapshot)
  return { found: isSameContent(stored, answer) ? 'same' : 'other', isInvalid }
}

/**
 * What is stored of this very answer, by its id and code: nothing, the same, or something else.
 * @throws DataError when it cannot be asked
 */
export async function lookWhetherArrived(
  store: Firestore,
  answer: StoredAnswer,
): Promise<'no' | 'same' | 'other'> {
  const { found } = await look(store, answer)
  return found
}

/**
 * What the server has of an answer that arrived (DAY-05): as {@link lookWhetherArrived}, and whether the server found a
 * fault in it.
 * @throws DataError when it cannot be asked
 */
export async function readBackAnswer(
  store: Firestore,
  answer: StoredAnswer,
): Promise<'no' | 'same' | 'other' | 'invalid'> {
  try {
    const { found, isInvalid } = await look(store, answer)
    return found === 'same' && isInvalid ? 'invalid' : found
  } catch (error) {
    // The rules refuse a stranger also when the document is not there.
    if (isRefusal(error)) return 'no'
    throw error
  }
}
