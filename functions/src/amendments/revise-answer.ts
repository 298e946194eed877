import { FieldValue, type DocumentReference } from 'firebase-admin/firestore'
import type { CallableRequest } from 'firebase-functions/v2/https'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  reviseAnswerRequestSchema,
  type ReviseAnswerRequest,
  type ReviseAnswerResponse,
} from '../../../src/domain/calls/revise-answer'
import { reviseAnswer as revised, type Revised } from '../../../src/domain/correction/revise'
import { sameValue } from '../../../src/domain/same-value'
import { sectionsToStore } from '../../../src/domain/answer/clock-to-store'
import { waitingRequest } from '../../../src/domain/answer/corrections/request'
import { auditDocument, auditRef, NOBODY } from '../platform/audit'
import { citizenCaller, type CitizenCaller } from '../platform/citizen-caller'
import { forbidden } from '../platform/errors'
import { checkedRequest } from '../platform/checked-request'
import { zoneAt } from '../platform/time-zone'
import type { WithOrigin } from '../platform/origin'
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

async function store(
  { citizenId, origin }: CitizenCaller,
  ground: LoadedAnswer,
  entry: DocumentReference,
  { secciones, ubicacion, revisedDateTime, sinTocar, conservado }: Revised,
): Promise<boolean> {
  const requests = entriesOf(ground, 'requestsForChanges')
  const done = { revisedDateTime, sinTocar, conservado }
  const change = {
    // Whoever wants to hears of it by this (REACH-07).
    revisadoEl: FieldValue.serverTimestamp(),
    secciones: sectionsToStore(secciones, await zoneAt(ground.stored.municipalityPath)),
    ...(!sameValue(ubicacion, ground.stored.ubicacion) && { ubicacion }),
    requestsForChanges: requests.map((one, at) =>
      at === requests.length - 1
        ? { ...one, ...done, needCompletition: false, porRevisar: true, cierre: null }
        : one,
    ),
  }
  const about = { ...aboutAnswer(ground.stored), ciudadano: citizenId }
  const note = auditDocument({ ...NOBODY, origen: origin }, { tipo: 'revision', ...about })
  return storeIfUnchanged(ground, change, [[entry, note]])
}

/** Tries once; false when something was written meanwhile. What was sent before and stored is done. */
async function reviseOnce(caller: CitizenCaller, asked: ReviseAnswerRequest): Promise<LoadedAnswer | false> {
  const entry = auditRef('revision', caller.citizenId, asked)
  const ground = await loadAnswer(asked.answerId, entry)
  const { stored } = ground
  const isOwn =
    stored.datosCiudadano?.id === caller.citizenId && stored.municipalityPath === caller.municipalityPath
  if (!isOwn) throw forbidden()
  if (ground.isDone) return ground
  // Before what came meanwhile: of two tabs the second is told that it was done.
  if (!waitingRequest(stored.requestsForChanges)) throw refusedWith('revised')
  if (isStale(stored, asked)) throw changedMeanwhile()
  const outcome = revised(await versionOf(stored), stored, asked.secciones, new Date(), asked.ubicacion)
  if (typeof outcome === 'string') throw refusedWith(outcome)
  await mustBeFilesOf(stored.id, outcome.files)
  return (await store(caller, ground, entry, outcome)) && ground
}

/**
 * Stores what a citizen revised of what was asked for (CORR-05, CORR-07): nothing else of the answer changes, and it is
 * revised once.
 * @throws HttpsError `unauthenticated` as {@link citizenCaller}; `permission-denied` for another's answer, also when
 * there is none; `aborted` when it was changed since it was opened; `failed-precondition` with the reason
 * (`RevisionFault`); `data-loss` when it or its version cannot be read; `invalid-argument`
 */
export async function reviseAnswer(
  request: Pick<CallableRequest, 'auth' | 'data'> & WithOrigin,
): Promise<ReviseAnswerResponse> {
  const caller = citizenCaller(request)
  const asked = checkedRequest(reviseAnswerRequestSchema, request.data)
  await retryUntilStored(() => reviseOnce(caller, asked))
  return { status: 'ok' }
}
