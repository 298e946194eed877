import { FieldValue } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { oneAnswer } from '../../../src/domain/access/things'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  closeReviewRequestSchema,
  type CloseReviewRequest,
  type CloseReviewResponse,
} from '../../../src/domain/calls/close-review'
import { staffAuthor } from '../../../src/domain/answer/corrections/author'
import { nextMoment } from '../../../src/domain/correction/moment'
import { revisionToClose } from '../../../src/domain/answer/corrections/request'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { staffCaller, type StaffCaller, type StaffRequest } from '../platform/staff-caller'
import {
  changedMeanwhile,
  entriesOf,
  isStale,
  loadAnswer,
  refusedWith,
  storeIfUnchanged,
  retryUntilStored,
  type LoadedAnswer,
} from '../answers/store-if-unchanged'

/** Tries once; false when something was written meanwhile. What was sent before and stored is done. */
async function closeOnce(caller: StaffCaller, asked: CloseReviewRequest): Promise<LoadedAnswer | false> {
  const entry = auditRef('revisionCerrada', caller.user.username, asked)
  const ground = await loadAnswer(asked.answerId, entry)
  const { stored } = ground
  if (caller.ability.cannot('correct', oneAnswer(stored))) throw forbidden()
  if (ground.isDone) return ground
  if (!revisionToClose(stored.requestsForChanges)) throw refusedWith('closed')
  if (isStale(stored, asked)) throw changedMeanwhile()
  const cierre = { madeBy: staffAuthor(caller.user.username), sentDateTime: nextMoment(stored, new Date()) }
  const requests = entriesOf(ground, 'requestsForChanges').map((one, at, all) =>
    at === all.length - 1 ? { ...one, porRevisar: false, cierre } : one,
  )
  const note = auditDocument(actorOf(caller), { tipo: 'revisionCerrada', ...aboutAnswer(stored) })
  const change = { requestsForChanges: requests, revisadoEl: FieldValue.delete() }
  return (await storeIfUnchanged(ground, change, [[entry, note]])) && ground
}

/**
 * Closes the review of what a citizen revised: somebody of the staff has looked at it (VIEW-02). Until then its badge
 * says that it is in review.
 * @throws HttpsError `permission-denied` who may not correct that answer, also when there is none; `aborted` when it
 * was changed since it was looked at; `failed-precondition` with the reason `closed` when nothing waits; `data-loss`
 * when it cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export async function closeReview(
  request: StaffRequest & Pick<CallableRequest, 'data'>,
): Promise<CloseReviewResponse> {
  const caller = await staffCaller(request)
  const asked = checkedRequest(closeReviewRequestSchema, request.data)
  await retryUntilStored(() => closeOnce(caller, asked))
  return { status: 'ok' }
}
