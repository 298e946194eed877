import type { DocumentData } from 'firebase-admin/firestore'
import { staffAuthor } from '../../../src/domain/answer/corrections/author'
import { itemsOf } from '../../../src/domain/answer/corrections/request'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  CORRECT_ANSWER,
  type CorrectAnswerRequest,
  type CorrectAnswerResponse,
} from '../../../src/domain/calls/correct-answer'
import { correctAnswer as corrected, type Corrected } from '../../../src/domain/correction/correct'
import { entriesOf, type LoadedAnswer } from '../answers/store-if-unchanged'
import { notifyCitizen } from '../mail/notify-citizen'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { staffCaller } from '../platform/staff-caller'
import { amendAnswer, decideByVersion, staffMay } from './amend-answer'

function fieldsOf(loaded: LoadedAnswer, { edit, request, ubicacion }: Corrected): DocumentData {
  const edits = entriesOf(loaded, 'editsBySupervisor')
  // What nobody completed is asked for no more once something else is.
  const requests = entriesOf(loaded, 'requestsForChanges').map((one, at, all) =>
    at === all.length - 1 ? { ...one, needCompletition: false } : one,
  )
  return {
    ...(edit && { editsBySupervisor: [...edits, edit] }),
    ...(edit?.editedLocation && { ubicacion }),
    ...(request && { requestsForChanges: [...requests, request] }),
  }
}

const kindsOf = ({ edit, request }: Corrected) => [
  ...(edit ? ['correccion' as const] : []),
  ...(request ? ['pedidoCambios' as const] : []),
]

/** The correction as the domain takes it: moments travel as milliseconds, and the zone is the page's own matter. */
function correctionOf({ request, timeZone: _zone, ...asked }: CorrectAnswerRequest) {
  const vence = request?.vence
  return {
    ...asked,
    request: request && { ...request, vence: typeof vence === 'number' ? new Date(vence) : null },
  }
}

/**
 * Stores what a supervisor put right in an answer, and what the citizen is asked to look at again (CORR-01 to CORR-04,
 * CORR-10), and tells the citizen by mail where an address is known. What was given stays in the answer.
 * @throws HttpsError `permission-denied` who may not correct that answer, also when there is none; `aborted` when it
 * was changed since it was opened; `failed-precondition` with the reason (`CorrectionFault`); `data-loss` when it
 * or its version cannot be read; `invalid-argument`; and as {@link staffCaller}
 */
export const correctAnswer = served(CORRECT_ANSWER, async (request): Promise<CorrectAnswerResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const { timeZone: _zone, ...content } = requested
  const entry = auditRef('correccion', caller.user.username, content)
  const { stored, outcome } = await amendAnswer({
    asked: requested,
    entry,
    authorize: staffMay(caller, 'correct'),
    decide: ({ stored: before }) =>
      decideByVersion(before, (version) =>
        corrected(version, before, correctionOf(requested), {
          madeBy: staffAuthor(caller.user.username),
          now: new Date(),
        }),
      ),
    changeOf: async (loaded, done) => ({
      fields: fieldsOf(loaded, done),
      notes: kindsOf(done).map((tipo, at) => [
        at === 0 ? entry : auditRef(tipo, entry.id),
        auditDocument(actorOf(caller), { tipo, ...aboutAnswer(loaded.stored) }),
      ]),
    }),
  })
  const { request: back } = requested
  if (!back) return { status: 'ok', told: 'none' }
  // What was stored before is the last request; it is told again to the same key, once.
  const last = outcome ? outcome.request : stored.requestsForChanges?.at(-1)
  const told = await notifyCitizen(caller, stored, {
    ...{ ...back, items: last ? itemsOf(last) : [], key: entry.id },
  })
  return { status: 'ok', told }
})
