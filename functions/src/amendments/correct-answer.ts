import type { DocumentData } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { oneAnswer } from '../../../src/domain/access/things'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  correctAnswerRequestSchema,
  type CorrectAnswerRequest,
  type CorrectAnswerResponse,
} from '../../../src/domain/calls/correct-answer'
import { staffAuthor } from '../../../src/domain/answer/corrections/author'
import { correctAnswer as corrected, type Corrected } from '../../../src/domain/correction/correct'
import { itemsOf, type RequestItem } from '../../../src/domain/answer/corrections/request'
import { notifyCitizen } from '../mail/notify-citizen'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import {
  changedMeanwhile,
  entriesOf,
  isStale,
  mustBeFilesOf,
  loadAnswer,
  refusedWith,
  storeIfUnchanged,
  retryUntilStored,
  versionOf,
  type LoadedAnswer,
} from '../answers/store-if-unchanged'

/** Where a correction is noted: the same for what is sent twice. */
const entryOf = ({ user }: StaffCaller, { timeZone: _zone, ...asked }: CorrectAnswerRequest) =>
  auditRef('correccion', user.username, asked)

function changeOf(ground: LoadedAnswer, { edit, request, ubicacion }: Corrected): DocumentData {
  const edits = entriesOf(ground, 'editsBySupervisor')
  // What nobody completed is asked for no more once something else is.
  const requests = entriesOf(ground, 'requestsForChanges').map((one, at, all) =>
    at === all.length - 1 ? { ...one, needCompletition: false } : one,
  )
  return {
    ...(edit && { editsBySupervisor: [...edits, edit] }),
    ...(edit?.editedLocation && { ubicacion }),
    ...(request && { requestsForChanges: [...requests, request] }),
  }
}

function store(caller: StaffCaller, ground: LoadedAnswer, asked: CorrectAnswerRequest, done: Corrected) {
  const about = aboutAnswer(ground.stored)
  const kinds = [
    ...(done.edit ? ['correccion' as const] : []),
    ...(done.request ? ['pedidoCambios' as const] : []),
  ]
  const first = entryOf(caller, asked)
  return storeIfUnchanged(
    ground,
    changeOf(ground, done),
    kinds.map((tipo, at) => [
      at === 0 ? first : auditRef(tipo, first.id),
      auditDocument(actorOf(caller), { tipo, ...about }),
    ]),
  )
}

/** Tries once; false when something was written meanwhile. What was sent before and stored is done. */
async function correctOnce(
  caller: StaffCaller,
  asked: CorrectAnswerRequest,
): Promise<{ stored: StoredAnswer; items: RequestItem[] } | false> {
  const ground = await loadAnswer(asked.answerId, entryOf(caller, asked))
  const { stored } = ground
  if (caller.ability.cannot('correct', oneAnswer(stored))) throw forbidden()
  const last = stored.requestsForChanges?.at(-1)
  if (ground.isDone) return { stored, items: last ? itemsOf(last) : [] }
  if (isStale(stored, asked)) throw changedMeanwhile()
  const { request, ...rest } = asked
  const vence = request?.vence
  const outcome = corrected(
    await versionOf(stored),
    stored,
    {
      ...rest,
      request: request && { ...request, vence: typeof vence === 'number' ? new Date(vence) : null },
    },
    { madeBy: staffAuthor(caller.user.username), now: new Date() },
  )
  if (typeof outcome === 'string') throw refusedWith(outcome)
  await mustBeFilesOf(stored.id, outcome.files)
  const items = outcome.request ? itemsOf(outcome.request) : []
  return (await store(caller, ground, asked, outcome)) && { stored, items }
}

/**
 * Stores what a supervisor put right in an answer, and what the citizen is asked to look at again (CORR-01 to CORR-04,
 * CORR-10), and tells the citizen by mail where an address is known. What was given stays in the answer.
 * @throws HttpsError `permission-denied` who may not correct that answer, also when there is none; `aborted` when it
 * was changed since it was opened; `failed-precondition` with the reason (`CorrectionFault`); `data-loss` when it
 * or its version cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export async function correctAnswer(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<CorrectAnswerResponse> {
  const caller = await staffCaller(request)
  const asked = checkedRequest(correctAnswerRequestSchema, request.data)
  const { stored, items } = await retryUntilStored(() => correctOnce(caller, asked))
  const { request: back } = asked
  if (!back) return { status: 'ok', told: 'none' }
  const told = await notifyCitizen(caller, stored, { ...back, items, key: entryOf(caller, asked).id })
  return { status: 'ok', told }
}
