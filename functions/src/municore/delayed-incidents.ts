import { FieldValue, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore'
import { answersTo } from '../../../src/domain/access/things'
import { ANONYMOUS_AUTHOR } from '../../../src/domain/answer/submitted'
import {
  SETTLE_INCIDENTS,
  type SettleIncidentsRequest,
  type SettleIncidentsResponse,
} from '../../../src/domain/calls/settle-incidents'
import { formHeadSchema, type FormHead } from '../../../src/domain/form/form-head'
import { plainValue } from '../../../src/domain/stored-value'
import { answerPath, formPath, delayedIncidentsPath, settingsPath } from '../../../src/domain/store-paths'
import { INCIDENTS_PER_HOUR } from '../limits/params'
import { strangersAnswers } from '../limits/pressure'
import { HOUR_MS } from '../limits/rate-limit'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { actorOf, audit, type AuditNote } from '../platform/audit'
import { decode } from '../platform/decode'
import { forbidden } from '../platform/errors'
import { served } from '../platform/served'
import { mapWithConcurrency } from '../platform/map-with-concurrency'
import { staffCaller } from '../platform/staff-caller'
import { municipalityOfForms } from '../platform/municipality'
import { syncIncident } from './incident'

/** What one call settles: the management system may take its time with each, and the browser waits 40 s. */
const AT_A_TIME = 20
const AT_ONCE = 5

const delayedOf = (formId: string) => database().collection(delayedIncidentsPath(formId))

/**
 * Whether a stranger's answer is one more than a form makes incidents of within an hour: counted up to this very
 * answer, so that late and repeated events say the same.
 */
async function isOneTooMany({ creadoPor, idPlantilla, fechaCreacion }: DocumentData): Promise<boolean> {
  const until = plainValue(fechaCreacion)
  if (creadoPor !== ANONYMOUS_AUTHOR || !(until instanceof Date)) return false
  const came = await strangersAnswers(idPlantilla, new Date(until.getTime() - HOUR_MS), until)
  return came > INCIDENTS_PER_HOUR.value()
}

/** Whose it is, so that those of one municipality are found (OPS-05). */
const municipalityOf = (answer: DocumentSnapshot) => {
  const path: unknown = answer.get('municipalityPath')
  return typeof path === 'string' ? { municipalityPath: path } : {}
}

/** Notes that staff decide about the incident of an answer; nothing when the answer is gone or has one. */
function noteDelay(answerId: string, formId: string): Promise<void> {
  const answer = database().doc(answerPath(answerId))
  const settings = database().doc(settingsPath(answer.path))
  return inTransaction(async (tx) => {
    const [now, kept] = await tx.getAll(answer, settings, {
      fieldMask: ['idIncidente', 'fechaCreacion', 'municipalityPath'],
    })
    if (!now?.exists || kept?.get('idIncidente')) return
    tx.set(delayedOf(formId).doc(answerId), {
      fecha: now.get('fechaCreacion'),
      ...municipalityOf(now),
    })
  })
}

/**
 * Delays the incident of an answer that came in a flood (SEC-03).
 * @returns whether it waits for staff
 */
export async function delaysIncident(answerId: string, answer: DocumentData): Promise<boolean> {
  if (!(await isOneTooMany(answer))) return false
  await noteDelay(answerId, answer.idPlantilla)
  return true
}

/**
 * Notes that the incident of an answer did not follow it, so that staff see it before the event is given up; nothing
 * when the answer is gone.
 */
export function noteFailure(answerId: string, formId: string): Promise<void> {
  const answer = database().doc(answerPath(answerId))
  return inTransaction(async (tx) => {
    const now = await tx.get(answer)
    if (!now.exists) return
    const note = { falla: FieldValue.serverTimestamp(), ...municipalityOf(now) }
    tx.set(delayedOf(formId).doc(answerId), note, { merge: true })
  })
}

type Action = SettleIncidentsRequest['action']
const SAID: Record<Action, string> = { release: 'liberados', discard: 'descartados', retry: 'reintentados' }

/** Those that a decision is about: each has only the moment of why it waits. */
const waiting = (formId: string, action: Action) =>
  delayedOf(formId).orderBy(action === 'retry' ? 'falla' : 'fecha')

/** What the audit trail says of a decision. */
const noteOf = ({ id, titulo, municipalityPath }: FormHead, action: Action, cantidad: number): AuditNote => ({
  tipo: 'incidentes',
  idPlantilla: id,
  formulario: titulo,
  municipalityPath,
  motivo: SAID[action],
  cantidad,
})

/**
 * Makes the incidents of a form that wait since a flood, or has them not be made, or brings those that failed to where
 * their answers stand: a part of them, oldest first. A failure of the management system leaves the rest waiting. An answer whose incident was discarded gets one when
 * somebody moves it or asks for it.
 * @returns how many wait still; ask again until none does
 * @throws HttpsError of {@link staffCaller}, {@link municipalityOfForms} and {@link syncIncident}, `invalid-argument`,
 * `permission-denied` for who may not move answers of the form
 */
export const settleIncidents = served(SETTLE_INCIDENTS, async (request): Promise<SettleIncidentsResponse> => {
  const caller = await staffCaller(request)
  const { formId, action } = request.checked()
  const snapshot = await database().doc(formPath(formId)).get()
  const form = decode(formHeadSchema, snapshot, { id: formId })
  // A role that sees only own answers may not decide.
  if (!form || caller.ability.cannot('move', answersTo(form))) throw forbidden()
  await municipalityOfForms(caller, form.municipalityPath)
  const { docs } = await waiting(formId, action).limit(AT_A_TIME).get()
  const [first] = docs
  if (first) await audit(actorOf(caller), noteOf(form, action, docs.length), [caller.sid, formId, first.id])
  await mapWithConcurrency(docs, AT_ONCE, async (one) => {
    if (action !== 'discard') await syncIncident(one.id, actorOf(caller))
    await one.ref.delete()
  })
  return { settled: docs.length, left: (await waiting(formId, action).count().get()).data().count }
})
