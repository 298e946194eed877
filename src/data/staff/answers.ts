import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite'
import { type Answer, type AnswerEnvelope, type StoredAnswer } from '../../domain/answer/answer'
import * as z from 'zod/mini'
import { assembleAnswer } from '../../domain/answering/whole'
import { answerInPlace } from '../../domain/correction/overlay'
import { DELETE_ANSWER } from '../../domain/calls/delete-answer'
import { isDocumentId } from '../../domain/document-id'
import { withCurrentState } from '../../domain/form/state-ref'
import { statesSchema, type States } from '../../domain/form/state'
import { moment } from '../../domain/schema'
import { canMoveTo, moveTo } from '../../domain/states/transitions'
import { ANSWERS } from '../../domain/store-paths'
import { answered, unreadAnswerSchema } from '../answered'
import { createAnswer } from '../create-answer'
import { isGone, lookedUp } from '../change'
import { DataError } from '../errors'
import { readDocument } from '../reads'
import { storeOf } from '../store'
import { withTimeout } from '../with-timeout'
import { sessionUid } from './account'
import { changeByCall } from './callables'
import { sessionId } from './session-state'
import { getVersion } from './versions'

/**
 * Saves a new answer of somebody with a session; `uid` is set here. Safe to repeat with the same id and code
 * (ANS-15).
 * @throws DataError `forbidden` (not allowed, or the form changed meanwhile), `offline`, `timeout`, `unknown`
 */
export async function saveAnswer(answer: StoredAnswer): Promise<void> {
  await createAnswer('staff', { ...answer, uid: sessionUid() })
}

async function readAnswer<T>(id: string, schema: z.ZodMiniType<T>): Promise<T> {
  if (!isDocumentId(id)) throw new DataError('notFound')
  return readDocument(storeOf('staff'), `${ANSWERS}/${id}`, schema, 'answer')
}

/**
 * The whole answer as it stands, with what was taken away in its place: what is stored with the version of the form that
 * it answers, two reads (VIEW-01).
 * @throws DataError `notFound`, `damaged`, `forbidden`, `offline`, `timeout`
 */
export async function getAnswer(id: string): Promise<Answer> {
  const unread = await readAnswer(id, unreadAnswerSchema)
  const version = await getVersion(unread.idPlantilla, unread.version)
  return answerInPlace(assembleAnswer(version, answered(unread, version)))
}

const movedSchema = z.looseObject({ estados: statesSchema, lastUpdate: moment(), timeStamp: moment() })

/** Whether the stored answer is in another state than this page shows; false when it cannot be found out. */
const movedMeanwhile = (answer: Pick<AnswerEnvelope, 'id' | 'estados'>): Promise<boolean> =>
  readAnswer(answer.id, movedSchema).then(
    ({ estados }) => estados.actual !== answer.estados.actual,
    () => false,
  )

/**
 * Moves an answer to another state (ALIST-05).
 * @returns the answer as it stands now
 * @throws StateError `noStates`, `forbidden` (no transition leads there); DataError `conflict` when somebody else
 * moved it meanwhile, `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function moveAnswer<T extends Pick<AnswerEnvelope, 'id' | 'estados'>>(
  answer: T,
  stateId: number,
): Promise<T> {
  const estados = moveTo(answer.estados, stateId)
  return storeState(answer, estados, { de: answer.estados.actual })
}

/**
 * Takes a move back that was just made in this browser (DAY-03). Where a transition leads back that works at any time;
 * elsewhere the rules allow it within two minutes, as long as nothing else was done to the answer.
 * @param stateId where it stood before
 * @throws as {@link moveAnswer}
 */
export const undoMove = async <T extends Pick<AnswerEnvelope, 'id' | 'estados'>>(
  moved: T,
  stateId: number,
): Promise<T> =>
  canMoveTo(moved.estados, stateId)
    ? moveAnswer(moved, stateId)
    : storeState(moved, withCurrentState(moved.estados, stateId), {})

async function storeState<T extends Pick<AnswerEnvelope, 'id' | 'estados'>>(
  answer: T,
  estados: States,
  from: { de?: number },
): Promise<T> {
  const now = serverTimestamp()
  // Names the session: the audit trail finds out from it who moved the answer, and the person who answered cannot.
  const movido = { sesion: sessionId(), fecha: now, ...from }
  const { actual, clave } = estados
  const state = { 'estados.actual': actual, ...(clave !== undefined && { 'estados.clave': clave }) }
  const change = { ...state, lastUpdate: now, timeStamp: now, movido }
  const write = async () => {
    await withTimeout(updateDoc(doc(storeOf('staff'), ANSWERS, answer.id), change))
    const date = new Date()
    return { ...answer, estados, lastUpdate: date, timeStamp: date }
  }
  try {
    return await lookedUp(write, () => findMoved(answer, estados.actual))
  } catch (error) {
    const refused = error instanceof DataError && error.code === 'forbidden'
    if (refused && (await movedMeanwhile(answer))) throw new DataError('conflict', { cause: error })
    throw error
  }
}

/**
 * The answer as it stands once it is in that state; null while it is not. One read.
 * @throws DataError when it cannot be asked
 */
export async function findMoved<T extends Pick<AnswerEnvelope, 'id' | 'estados'>>(
  answer: T,
  stateId: number,
): Promise<T | null> {
  const { estados, lastUpdate, timeStamp } = await readAnswer(answer.id, movedSchema)
  if (estados.actual !== stateId) return null
  return { ...answer, estados: withCurrentState(answer.estados, stateId), lastUpdate, timeStamp }
}

/** Whether an answer is deleted. One read. @throws DataError when it cannot be asked */
export const isDeleted = (id: string): Promise<boolean> =>
  isGone(async () => (await readAnswer(id, unreadAnswerSchema), true))

/**
 * Deletes an answer (ALIST-04). One that is gone already is no error. Without a response it is looked whether it is gone.
 * @returns whether it is known to lie in the bin, from where it can come back (REACH-10)
 * @throws DataError `forbidden`, `offline`, `timeout`, `unknown`
 */
export async function deleteAnswer(id: string): Promise<boolean> {
  return lookedUp(
    async () => {
      const { until } = await changeByCall(DELETE_ANSWER, { answerId: id })
      return until !== null
    },
    async () => ((await isDeleted(id)) ? false : null),
  )
}
