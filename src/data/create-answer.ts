import { doc, getDoc, serverTimestamp, setDoc, type Firestore } from 'firebase/firestore/lite'
import type { StoredAnswer } from '../domain/answer/answer'
import { toStore } from './converters'
import { countReads } from './read-counter'
import { ANSWERS } from './refs'
import { within } from './within'

/** Shorter than a request's: it only asks whether a save that failed got through. */
const LOOK_LIMIT_MS = 8_000

/** Whether this very answer is stored: own id, same code. Not knowing counts as no. */
async function arrived(store: Firestore, answer: StoredAnswer): Promise<boolean> {
  try {
    const snapshot = await within(getDoc(doc(store, ANSWERS, answer.id)), LOOK_LIMIT_MS)
    countReads(1, 'answer: look whether it arrived')
    return snapshot.get('codigoMunicipio') === answer.codigoMunicipio
  } catch {
    return false
  }
}

/**
 * Saves a new answer once, however often and however parallel it is tried with the same id and code (ANS-15): a
 * second try is an update, which the rules refuse, and then the answer is found stored. The times are the server's.
 * @throws DataError when the answer is not known to be stored
 */
export async function createAnswer(store: Firestore, answer: StoredAnswer): Promise<void> {
  const now = serverTimestamp()
  const document = { ...toStore(store, answer), fechaCreacion: now, lastUpdate: now, timeStamp: now }
  try {
    await within(setDoc(doc(store, ANSWERS, answer.id), document))
  } catch (error) {
    if (!(await arrived(store, answer))) throw error
  }
}
