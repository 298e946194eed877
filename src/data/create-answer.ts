import { doc, increment, serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore/lite'
import type { Citizen, StoredAnswer } from '../domain/answer/answer'
import { sectionsToStore } from '../domain/answer/clock-to-store'
import { zoneOf } from '../domain/zone'
import { answerCountPath, ANSWERS, uniquePath } from '../domain/public-paths'
import { DataError, errorCodeOf, isOutOfReach, isRefusal, SavedBefore } from './errors'
import { toStore } from './to-store'
import { withTimeout } from './with-timeout'

/** How often a save is repeated that collided with another one of the same limited form. */
const TURNS = 6
const TURN_MS = 150

/** Loaded separately, because a stranger's phone needs it only after a failure. */
async function arrived(store: Firestore, answer: StoredAnswer): Promise<'no' | 'same' | 'other' | 'unknown'> {
  try {
    const { lookWhetherArrived } = await import('./arrived')
    return await lookWhetherArrived(store, answer)
  } catch (error) {
    // The rules refuse to read what is not there.
    return isRefusal(error) ? 'no' : 'unknown'
  }
}

/**
 * Loaded separately, because answers of strangers have no recipient; pages with a recipient have loaded it already.
 */
async function keysOf(formId: string, person: Citizen): Promise<string[]> {
  const { uniqueKeys } = await import('../domain/citizen/unique-key').catch((cause: unknown) => {
    throw new DataError('offline', { cause })
  })
  return uniqueKeys(formId, person)
}

/** Writes the answer, the form's count (ANS-12) and the mark that its citizen has answered (ANS-13), all or none. */
async function commit(store: Firestore, answer: StoredAnswer): Promise<void> {
  const { id, idPlantilla, opcionales, datosCiudadano } = answer
  const now = serverTimestamp()
  const batch = writeBatch(store)
  const { zonaHoraria, secciones, ...others } = answer
  batch.set(doc(store, ANSWERS, id), {
    ...toStore(store, others),
    secciones: sectionsToStore(secciones, zoneOf({ zonaHoraria })),
    fechaCreacion: now,
    lastUpdate: now,
    timeStamp: now,
  })
  if (opcionales.limitResponses) {
    const counted = { total: increment(1), ultima: id }
    batch.set(doc(store, answerCountPath(idPlantilla)), counted, { merge: true })
  }
  if (opcionales.singleAnswer && datosCiudadano) {
    for (const key of await keysOf(idPlantilla, datosCiudadano)) {
      batch.set(doc(store, uniquePath(idPlantilla, key)), { respuesta: id })
    }
  }
  await withTimeout(batch.commit())
}

const pause = (turn: number) =>
  new Promise((resolve) => setTimeout(resolve, TURN_MS * 2 ** turn * (0.5 + Math.random())))

async function commitInTurn(store: Firestore, answer: StoredAnswer): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await commit(store, answer)
    } catch (error) {
      const isTaken = error instanceof DataError && error.code === 'conflict'
      if (!isTaken || turn === TURNS) throw error
      await pause(turn)
    }
  }
}

/**
 * Saves a new answer once, however often and however parallel it is tried with the same id and code (ANS-15): a
 * second try is an update, which the rules refuse, and then the answer is found stored. The times are the server's.
 * @throws SavedBefore when an earlier try is stored and says something else; DataError when the answer is not known
 * to be stored, `unsure` when it may be
 */
export async function createAnswer(store: Firestore, answer: StoredAnswer): Promise<void> {
  try {
    await commitInTurn(store, answer)
  } catch (error) {
    const stored = await arrived(store, answer)
    if (stored === 'other') throw new SavedBefore()
    if (stored === 'unknown' && isOutOfReach(error) && errorCodeOf(error) !== 'offline')
      throw new DataError('unsure', { cause: error })
    if (stored !== 'same') throw error
  }
}
