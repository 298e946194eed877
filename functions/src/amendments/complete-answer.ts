import type { DocumentReference } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { oneAnswer } from '../../../src/domain/access/things'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { completeAnswer as completed, type Completed } from '../../../src/domain/correction/completion'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  completeAnswerRequestSchema,
  type CompleteAnswerRequest,
  type CompleteAnswerResponse,
} from '../../../src/domain/calls/complete-answer'
import type { CompletionFault } from '../../../src/domain/correction/completion'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { currentState } from '../../../src/domain/states/transitions'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { zoneAt } from '../platform/time-zone'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import {
  changedMeanwhile,
  isStale,
  mustBeFilesOf,
  loadAnswer,
  refusedWith,
  storeIfUnchanged,
  retryUntilStored,
  versionOf,
  type LoadedAnswer,
} from '../answers/store-if-unchanged'

const refused = (reason: CompletionFault) => refusedWith(reason)

async function completedAnswer(stored: StoredAnswer, asked: CompleteAnswerRequest): Promise<Completed> {
  const version = await versionOf(stored)
  const outcome = completed(version, stored, asked)
  if (typeof outcome === 'string') throw refused(outcome)
  await mustBeFilesOf(stored.id, outcome.files)
  return outcome
}

const nameOf = (estados: StoredAnswer['estados']): string => currentState(estados)?.nombre ?? ''

/** Stores the answer and who completed it; false when it is no longer what was read. */
async function store(
  caller: StaffCaller,
  ground: LoadedAnswer,
  entry: DocumentReference,
  { secciones, signatures, estados }: Completed,
): Promise<boolean> {
  const [de, a] = [nameOf(ground.stored.estados), nameOf(estados)]
  const note = auditDocument(actorOf(caller), { tipo: 'completado', de, a, ...aboutAnswer(ground.stored) })
  const stored = sectionsToStore(secciones, await zoneAt(ground.stored.municipalityPath))
  const state = { 'estados.actual': estados.actual, ...(estados.clave && { 'estados.clave': estados.clave }) }
  return storeIfUnchanged(ground, { secciones: stored, signatures, ...state }, [[entry, note]])
}

/** Tries once; false when something was written meanwhile. What was sent before and stored is done. */
async function completeOnce(
  caller: StaffCaller,
  asked: CompleteAnswerRequest,
): Promise<LoadedAnswer | false> {
  const { user, ability } = caller
  const entry = auditRef('completado', user.username, asked)
  const ground = await loadAnswer(asked.answerId, entry)
  const { stored } = ground
  if (ability.cannot('move', oneAnswer(stored))) throw forbidden()
  if (ground.isDone) return ground
  if (isStale(stored, asked)) throw changedMeanwhile()
  const done = await completedAnswer(stored, asked)
  return (!done.differs || (await store(caller, ground, entry, done))) && ground
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
  const asked = checkedRequest(completeAnswerRequestSchema, request.data)
  await retryUntilStored(() => completeOnce(caller, asked))
  return { status: 'ok' }
}
