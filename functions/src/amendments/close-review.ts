import { FieldValue } from 'firebase-admin/firestore'
import { staffAuthor } from '../../../src/domain/answer/corrections/author'
import { revisionToClose } from '../../../src/domain/answer/corrections/request'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { CLOSE_REVIEW, type CloseReviewResponse } from '../../../src/domain/calls/close-review'
import { nextMoment } from '../../../src/domain/correction/moment'
import { entriesOf } from '../answers/store-if-unchanged'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { amendAnswer, staffMay } from './amend-answer'

/**
 * Closes the review of what a citizen revised: somebody of the staff has looked at it (VIEW-02). Until then its badge
 * says that it is in review.
 * @throws HttpsError `permission-denied` who may not correct that answer, also when there is none; `aborted` when it
 * was changed since it was looked at; `failed-precondition` with the reason `closed` when nothing waits; `data-loss`
 * when it cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export const closeReview = served(CLOSE_REVIEW, async (request): Promise<CloseReviewResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const entry = auditRef('revisionCerrada', caller.user.username, requested)
  await amendAnswer({
    asked: requested,
    entry,
    authorize: staffMay(caller, 'correct'),
    refusal: ({ requestsForChanges }) => (revisionToClose(requestsForChanges) ? null : 'closed'),
    decide: async ({ stored }) => ({
      madeBy: staffAuthor(caller.user.username),
      sentDateTime: nextMoment(stored, new Date()),
    }),
    changeOf: async (loaded, cierre) => {
      const requests = entriesOf(loaded, 'requestsForChanges').map((one, at, all) =>
        at === all.length - 1 ? { ...one, porRevisar: false, cierre } : one,
      )
      const note = { tipo: 'revisionCerrada', ...aboutAnswer(loaded.stored) } as const
      return {
        fields: { requestsForChanges: requests, revisadoEl: FieldValue.delete() },
        notes: [[entry, auditDocument(actorOf(caller), note)]],
      }
    },
  })
  return { status: 'ok' }
})
