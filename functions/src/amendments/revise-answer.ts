import { FieldValue } from 'firebase-admin/firestore'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { waitingRequest } from '../../../src/domain/answer/corrections/request'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { REVISE_ANSWER_CHECKED, type ReviseAnswerResponse } from '../../../src/domain/calls/revise-answer'
import { reviseAnswer as revised, type Revised } from '../../../src/domain/correction/revise'
import { sameValue } from '../../../src/domain/same-value'
import { entriesOf, type LoadedAnswer } from '../answers/store-if-unchanged'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { served } from '../platform/served'
import { citizenCaller, type CitizenCaller } from '../platform/citizen-caller'
import { forbidden } from '../platform/errors'
import { zoneAt } from '../platform/time-zone'
import { amendAnswer, decideByVersion } from './amend-answer'

/** Lets through whose answer it is. */
const ownerOnly =
  ({ citizenId, municipalityPath }: CitizenCaller) =>
  (stored: StoredAnswer): void => {
    const isOwn = stored.datosCiudadano?.id === citizenId && stored.municipalityPath === municipalityPath
    if (!isOwn) throw forbidden()
  }

async function fieldsOf(
  loaded: LoadedAnswer,
  { secciones, ubicacion, revisedDateTime, sinTocar, conservado }: Revised,
) {
  const { stored } = loaded
  const done = { revisedDateTime, sinTocar, conservado }
  return {
    // Whoever wants to hears of it by this (REACH-07).
    revisadoEl: FieldValue.serverTimestamp(),
    secciones: sectionsToStore(secciones, await zoneAt(stored.municipalityPath)),
    ...(!sameValue(ubicacion, stored.ubicacion) && { ubicacion }),
    requestsForChanges: entriesOf(loaded, 'requestsForChanges').map((one, at, all) =>
      at === all.length - 1
        ? { ...one, ...done, needCompletition: false, porRevisar: true, cierre: null }
        : one,
    ),
  }
}

/**
 * Stores what a citizen revised of what was asked for (CORR-05, CORR-07): nothing else of the answer changes, and it is
 * revised once.
 * @throws HttpsError `unauthenticated` as {@link citizenCaller}; `permission-denied` for another's answer, also when
 * there is none; `aborted` when it was changed since it was opened; `failed-precondition` with the reason
 * (`RevisionFault`); `data-loss` when it or its version cannot be read; `invalid-argument`
 */
export const reviseAnswer = served(REVISE_ANSWER_CHECKED, async (request): Promise<ReviseAnswerResponse> => {
  const caller = citizenCaller(request)
  const requested = request.checked()
  const entry = auditRef('revision', caller.citizenId, requested)
  await amendAnswer({
    asked: requested,
    entry,
    authorize: ownerOnly(caller),
    // Of two tabs the second is told that it was done.
    refusal: ({ requestsForChanges }) => (waitingRequest(requestsForChanges) ? null : 'revised'),
    decide: ({ stored }) =>
      decideByVersion(stored, (version) =>
        revised(version, stored, requested.secciones, new Date(), requested.ubicacion),
      ),
    changeOf: async (loaded, outcome) => {
      const about = { ...aboutAnswer(loaded.stored), ciudadano: caller.citizenId }
      const note = auditDocument({ ...NOBODY, origen: caller.origin }, { tipo: 'revision', ...about })
      return { fields: await fieldsOf(loaded, outcome), notes: [[entry, note]] }
    },
  })
  return { status: 'ok' }
})
