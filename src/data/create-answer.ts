import type { Citizen, StoredAnswer } from '../domain/answer/answer'
import { sectionsToStore } from '../domain/answer/clock-to-store'
import { zoneOf } from '../domain/zone'
import { answerCountPath, ANSWERS, uniquePath } from '../domain/public-paths'
import { DataError, errorCodeOf, isOutOfReach, isRefusal, SavedBefore } from './errors'
import type { AppName } from './project'
import { documentName } from './rest'
import { commitWrites, restFields, restReferences, restValue, type Write } from './rest-write'

/** How often a save is repeated that collided with another one of the same limited form. */
const TURNS = 6
const TURN_MS = 150

/** Loaded separately, because a stranger's phone needs it only after a failure. */
async function arrived(app: AppName, answer: StoredAnswer): Promise<'no' | 'same' | 'other' | 'unknown'> {
  try {
    const { lookWhetherArrived } = await import('./arrived')
    return await lookWhetherArrived(app, answer)
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

const nameOfDocument = (path: string) => ({ name: documentName(path) })

/** The answer as it is stored: its id is its name, and it keeps moments beside days, by its municipality's zone. */
function writeOf({ id, zonaHoraria, secciones, areas, ...others }: StoredAnswer): Write {
  const sections = sectionsToStore(secciones, zoneOf({ zonaHoraria }))
  return {
    update: {
      ...nameOfDocument(`${ANSWERS}/${id}`),
      fields: { ...restFields({ ...others, secciones: sections }), areas: restReferences(areas) },
    },
    updateTransforms: ['fechaCreacion', 'lastUpdate', 'timeStamp'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  }
}

const countOne = (path: string, id: string): Write => ({
  update: { ...nameOfDocument(path), fields: restFields({ ultima: id }) },
  updateMask: { fieldPaths: ['ultima'] },
  updateTransforms: [{ fieldPath: 'total', increment: restValue(1) }],
})

const markAnswered = (path: string, id: string): Write => ({
  update: { ...nameOfDocument(path), fields: restFields({ respuesta: id }) },
})

/** Writes the answer, the form's count (ANS-12) and the mark that its citizen has answered (ANS-13), all or none. */
async function commit(app: AppName, answer: StoredAnswer): Promise<void> {
  const { id, idPlantilla, opcionales, datosCiudadano } = answer
  const keys = opcionales.singleAnswer && datosCiudadano ? await keysOf(idPlantilla, datosCiudadano) : []
  const writes = [
    writeOf(answer),
    ...(opcionales.limitResponses ? [countOne(answerCountPath(idPlantilla), id)] : []),
    ...keys.map((key) => markAnswered(uniquePath(idPlantilla, key), id)),
  ]
  await commitWrites(app, writes)
}

const pause = (turn: number) =>
  new Promise((resolve) => setTimeout(resolve, TURN_MS * 2 ** turn * (0.5 + Math.random())))

async function commitInTurn(app: AppName, answer: StoredAnswer): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await commit(app, answer)
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
export async function createAnswer(app: AppName, answer: StoredAnswer): Promise<void> {
  try {
    await commitInTurn(app, answer)
  } catch (error) {
    const stored = await arrived(app, answer)
    if (stored === 'other') throw new SavedBefore()
    if (stored === 'unknown' && isOutOfReach(error) && errorCodeOf(error) !== 'offline')
      throw new DataError('unsure', { cause: error })
    if (stored !== 'same') throw error
  }
}
