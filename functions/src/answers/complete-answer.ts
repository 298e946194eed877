import { FieldValue, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore'
import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import { oneAnswer } from '../../../src/domain/access/things'
import { storedAnswerSchema, type StoredAnswer } from '../../../src/domain/answer/answer'
import { completeAnswer as completed, type Completed } from '../../../src/domain/answer/completion'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  completeAnswerRequestSchema,
  type CompleteAnswerRequest,
  type CompleteAnswerResponse,
  type CompletionFault,
} from '../../../src/domain/calls/complete-answer'
import { formVersionSchema } from '../../../src/domain/form/form'
import { currentState } from '../../../src/domain/states/transitions'
import { answerPath, versionPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { decode } from '../platform/decode'
import { badRequest, damaged, forbidden } from '../platform/errors'
import { fileNotes } from '../platform/files'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import { failedWith } from '../platform/grpc'

const refused = (reason: CompletionFault): HttpsError =>
  new HttpsError('failed-precondition', 'The answer is not taken like this.', { reason })
const changedMeanwhile = (): HttpsError => new HttpsError('aborted', 'The answer was changed meanwhile.')

const isStale = ({ lastUpdate }: StoredAnswer, asked: CompleteAnswerRequest): boolean =>
  (lastUpdate?.getTime() ?? null) !== asked.lastUpdate

async function completedAnswer(stored: StoredAnswer, asked: CompleteAnswerRequest): Promise<Completed> {
  const { idPlantilla, version: number, id } = stored
  const version = decode(formVersionSchema, await database().doc(versionPath(idPlantilla, number)).get())
  if (!version) throw damaged()
  const outcome = completed(version, stored, asked)
  if (typeof outcome === 'string') throw refused(outcome)
  const notes = await Promise.all(outcome.files.map(fileNotes))
  if (notes.some((note) => note?.respuesta !== id)) throw refused('file')
  return outcome
}

const nameOf = (estados: StoredAnswer['estados']): string => currentState(estados)?.nombre ?? ''

/** Of a write that found something else than what was read: it is read again. */
const isChanged = (error: unknown): boolean =>
  failedWith(error, 'notFound', 'alreadyExists', 'failedPrecondition')

/** Somebody else's writes that do not change what was given, as of whether it holds, come seldom. */
const TRIES = 5

/**
 * Stores the answer and who completed it, both or neither, on top of what was read.
 * @returns false when it is no longer what was read
 */
async function store(
  caller: StaffCaller,
  [answer, entry]: [answer: DocumentSnapshot, entry: DocumentReference],
  stored: StoredAnswer,
  done: Completed,
): Promise<boolean> {
  const time = FieldValue.serverTimestamp()
  const batch = database().batch()
  const [de, a] = [nameOf(stored.estados), nameOf(done.estados)]
  batch.create(entry, auditDocument(actorOf(caller), { tipo: 'completado', de, a, ...aboutAnswer(stored) }))
  const change = {
    secciones: done.secciones,
    signatures: done.signatures,
    'estados.actual': done.estados.actual,
    lastUpdate: time,
    timeStamp: time,
  }
  batch.update(answer.ref, change, answer.updateTime ? { lastUpdateTime: answer.updateTime } : {})
  try {
    await batch.commit()
    return true
  } catch (error) {
    if (isChanged(error)) return false
    throw error
  }
}

/** Tries once; false when something was written meanwhile. What was sent before and stored is done. */
async function completeOnce(caller: StaffCaller, asked: CompleteAnswerRequest): Promise<boolean> {
  const { user, ability } = caller
  const ref = database().doc(answerPath(asked.answerId))
  const entry = auditRef('completado', user.username, asked)
  const [snapshot, known] = await database().getAll(ref, entry)
  if (!snapshot?.exists) throw forbidden()
  const stored = decode(storedAnswerSchema, snapshot, { id: asked.answerId })
  if (!stored) throw damaged()
  if (ability.cannot('move', oneAnswer(stored))) throw forbidden()
  if (known?.exists) return true
  if (isStale(stored, asked)) throw changedMeanwhile()
  const done = await completedAnswer(stored, asked)
  return !done.differs || (await store(caller, [snapshot, entry], stored, done))
}

/**
 * Stores what somebody of the staff filled into an incomplete answer (COMP-01, SIGN-05). What was given before stays,
 * which rules cannot prove; so this is the only way that an answer's content changes.
 * @throws HttpsError `permission-denied` who may not complete that answer, also when there is none; `aborted` when
 * it was changed since it was opened; `failed-precondition` with the reason ({@link CompletionFault});
 * `data-loss` when it or its version cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export async function completeAnswer(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<CompleteAnswerResponse> {
  const caller = await staffCaller(request)
  const asked = completeAnswerRequestSchema.safeParse(request.data)
  if (!asked.success) throw badRequest()
  for (let left = TRIES; left > 0; left -= 1) {
    if (await completeOnce(caller, asked.data)) return { status: 'ok' }
  }
  throw changedMeanwhile()
}
