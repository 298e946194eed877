import { FieldValue, type WriteBatch } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/v2/https'
import { oneAnswer } from '../../../src/domain/access/things'
import { answerNotesPath } from '../../../src/domain/answer/note'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import {
  ASSIGN_ANSWER,
  type AssignAnswerRequest,
  type AssignAnswerResponse,
} from '../../../src/domain/calls/assign-answer'
import { readFormExcerpt } from '../answers/list-columns'
import { loadAnswer, retryUntilStored, type LoadedAnswer } from '../answers/store-if-unchanged'
import { database } from '../platform/admin'
import { actorOf, auditDocument, auditRef } from '../platform/audit'
import { served } from '../platform/served'
import { forbidden } from '../platform/errors'
import { failedWith } from '../platform/grpc'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { mayBeTurnOf } from './assignees'
import { dueSince, listedDue, stateSince } from './turn'

/** Until when it is, reckoned where nobody did: answers from before there were terms have nothing. */
async function dueOfAnswer({ snapshot, stored }: LoadedAnswer): Promise<string> {
  if ((stored.vence ?? '') !== '') return stored.vence ?? ''
  const { estados } = await readFormExcerpt(stored.idPlantilla)
  return dueSince(
    stored.municipalityPath,
    { answer: stored.estados, form: estados },
    stateSince(snapshot.data() ?? {}),
  )
}

/** A note for who takes it over, in the name of who hands it over. */
function writeNote(batch: WriteBatch, { user }: StaffCaller, asked: AssignAnswerRequest): void {
  if (asked.note === '') return
  batch.create(database().doc(`${answerNotesPath(asked.answerId)}/${asked.attempt}`), {
    ...{ texto: asked.note, autor: user.username, firstName: user.firstName, lastName: user.lastName },
    fecha: FieldValue.serverTimestamp(),
  })
}

/** Since when it is somebody's, by which they hear of it (REACH-07); nobody hears of what they took themselves. */
function heardOf({ user }: StaffCaller, before: string, now: string): { asignadoEl?: FieldValue } {
  if (now === before) return {}
  const isNews = now !== '' && now !== user.username
  return { asignadoEl: isNews ? FieldValue.serverTimestamp() : FieldValue.delete() }
}

/** That person does not work here, or may not see the answer. */
const nobodyThere = (): HttpsError => new HttpsError('not-found', 'Nobody who may have it is called so.')

/** Tries once; false when something was written meanwhile. */
async function assignOnce(
  caller: StaffCaller,
  asked: AssignAnswerRequest,
): Promise<AssignAnswerResponse | false> {
  const entry = auditRef('asignacion', caller.user.username, asked)
  const ground = await loadAnswer(asked.answerId, entry)
  const { stored, snapshot } = ground
  if (caller.ability.cannot('assign', oneAnswer(stored))) throw forbidden()
  const before = stored.asignado ?? ''
  if (ground.isDone) return { asignado: before, vence: stored.vence ?? '' }
  if (asked.to !== null && !(await mayBeTurnOf(asked.to, stored))) throw nobodyThere()
  const asignado = asked.to ?? ''
  const turn = { asignado, vence: listedDue(await dueOfAnswer(ground), asignado) }
  const batch = database().batch()
  const note = { tipo: 'asignacion', ...aboutAnswer(stored), de: before, a: turn.asignado } as const
  batch.create(entry, auditDocument(actorOf(caller), note))
  writeNote(batch, caller, asked)
  // Its times stay as they are: nobody changed what was answered, or what was done with it.
  const heard = heardOf(caller, before, asignado)
  batch.update(
    snapshot.ref,
    { ...turn, ...heard },
    snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {},
  )
  try {
    await batch.commit()
    return turn
  } catch (error) {
    if (failedWith(error, 'notFound', 'alreadyExists', 'failedPrecondition')) return false
    throw error
  }
}

/**
 * Gives an answer to a person, to the group of one of its areas, or to nobody, with a note for who takes it over, all of it or nothing (REACH-08).
 * @throws HttpsError `permission-denied` who may not give that answer, also when there is none; `not-found`
 * when that person does not work here or may not see it; `aborted`, `data-loss`,
 * `invalid-argument`; and as {@link staffCaller}
 */
export const assignAnswer = served(ASSIGN_ANSWER, async (request): Promise<AssignAnswerResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  return retryUntilStored(() => assignOnce(caller, requested))
})
