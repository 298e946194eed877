import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import type { StoredAnswer } from '../../../src/domain/answer/answer'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { outsideId } from '../../../src/domain/calls/schema'
import { incidentModeOf } from '../../../src/domain/form/incidents'
import { incidentTypeFor, newIncident } from '../../../src/domain/incident/incident'
import { answerSettingsSchema, type AnswerSettings } from '../../../src/domain/incident/settings'
import { BASE_LANGUAGE } from '../../../src/domain/language'
import { answerPath, settingsPath } from '../../../src/domain/store-paths'
import { database } from '../platform/admin'
import { inTransaction } from '../platform/in-transaction'
import { auditDocument, auditRef, NOBODY, type Actor } from '../platform/audit'
import { decode } from '../platform/decode'
import { damaged } from '../platform/errors'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside } from '../platform/outside'
import { municipalityOfAnswer, type MunicipalityOutside } from '../platform/municipality'
import { wordingFor } from '../platform/wording'
import { answerAddress, knownName, MUNICORE, municipalitySegments } from './system'
import { decodeAnswer } from '../answers/decode-answer'

/** An answer that may have an incident, as it stands at one moment. */
interface Standing {
  answer: StoredAnswer
  settings: AnswerSettings
  municipality: MunicipalityOutside
  /** That moment, in microseconds: of two looks at an answer the later one is right. */
  orden: number
}

const incidentSchema = z.object({ id: outsideId(), tipoIncidenciaId: outsideId() })
type Incident = z.infer<typeof incidentSchema>

const answerRef = (answerId: string) => database().doc(answerPath(answerId))
const settingsRef = (answerId: string) => database().doc(settingsPath(answerPath(answerId)))

const momentOf = ({ seconds, nanoseconds }: Timestamp): number =>
  seconds * 1_000_000 + Math.floor(nanoseconds / 1000)

/** What is kept of the management system beside an answer; null when there is nothing. */
export const storedSettings = async (answerId: string): Promise<AnswerSettings | null> =>
  decode(answerSettingsSchema, await settingsRef(answerId).get())

/** Null when the answer is gone or cannot be read, or nothing is known of the management system. Three reads. */
async function standingOf(answerId: string): Promise<Standing | null> {
  const [answerDoc, settingsDoc] = await database().getAll(answerRef(answerId), settingsRef(answerId))
  const answer = answerDoc && (await decodeAnswer(answerDoc))
  const settings = settingsDoc && decode(answerSettingsSchema, settingsDoc)
  if (!answer || !settings || !answerDoc?.updateTime) return null
  const municipality = await municipalityOfAnswer(answer.municipalityPath)
  if (!municipality) throw damaged()
  return { answer, settings, municipality, orden: momentOf(answerDoc.updateTime) }
}

/** What the management system is told; the description has words of the town hall, none of the person who answered. */
function toldOf({ answer, settings }: Standing) {
  const { labels } = wordingFor(BASE_LANGUAGE, 'UTC')
  return newIncident(answer, settings, {
    code: labels.code,
    place: labels.place,
    link: answerAddress(answer.id),
  })
}

/** Makes the incident, or gets the one that was made before: there is one for each answer, for ever. */
const create = (standing: Standing): Promise<Incident> =>
  askOutside(MUNICORE, {
    operation: 'createIncident',
    path: [...municipalitySegments(standing.municipality), 'incidentes'],
    body: {
      usuario: knownName(standing.settings.username),
      usarAWS: standing.municipality.usarAWS,
      ...toldOf(standing),
      orden: standing.orden,
    },
    idempotencyKey: idempotencyKey('incident', standing.answer.id),
    schema: incidentSchema,
  })

/** Gives the incident the type of the answer's state; the system leaves it when it knows of a later one. */
const move = ({ answer, settings, municipality, orden }: Standing, id: string): Promise<Incident> =>
  askOutside(MUNICORE, {
    operation: 'moveIncident',
    path: [...municipalitySegments(municipality), 'incidentes', id, 'tipo'],
    body: {
      usuario: knownName(settings.username),
      usarAWS: settings.idIncidente === '' ? municipality.usarAWS : settings.usarAWS,
      tipoIncidenciaId: incidentTypeFor(answer, settings),
      orden,
    },
    idempotencyKey: idempotencyKey('move', answer.id, orden),
    schema: incidentSchema,
  })

/** What an answer needs, and who had it done. */
type Begun = Standing & { by: Actor }

/** An order before that of any look at an answer. */
const NEVER = 0

const ordenOf = (kept: DocumentSnapshot | undefined): number => Number(kept?.get('ordenIncidente') ?? NEVER)

/** Keeps what was made or moved, unless more is known already or the answer is gone; that it was made is noted (SEC-06). */
function keep({ answer, municipality, orden, by }: Begun, { id, tipoIncidenciaId }: Incident): Promise<void> {
  const settings = settingsRef(answer.id)
  return inTransaction(async (tx) => {
    const [now, kept] = await tx.getAll(answerRef(answer.id), settings)
    if (!now?.exists) return
    const isFirst = !kept?.get('idIncidente')
    const isLatest = orden > ordenOf(kept)
    if (!isFirst && !isLatest) return
    const idIdentificador = answer.ubicacion?.identificador?.idIdentificador ?? ''
    tx.set(
      settings,
      {
        ...(isFirst && { idIncidente: id, usarAWS: municipality.usarAWS, idIdentificador }),
        ...(isLatest && { tipoIncidente: tipoIncidenciaId, ordenIncidente: orden }),
      },
      { merge: true },
    )
    if (isFirst) {
      const note = { tipo: 'incidente', ...aboutAnswer(answer) } as const
      tx.set(auditRef('incidente', answer.id, id), auditDocument(by, note))
    }
  })
}

/** One that an earlier try made may have a type that the answer has left since: then it is not in step yet. */
async function created(standing: Begun): Promise<string> {
  const incident = await create(standing)
  const isInStep = incident.tipoIncidenciaId === incidentTypeFor(standing.answer, standing.settings)
  await keep(isInStep ? standing : { ...standing, orden: NEVER }, incident)
  return isInStep ? incident.id : moved(standing, incident.id)
}

async function moved(standing: Begun, id: string): Promise<string> {
  await keep(standing, await move(standing, id))
  return id
}

/**
 * Brings the incident of an answer to where the answer stands now: makes it when there is none (INC-01), and with
 * `incidentesXestado` gives it the type of the present state (INC-02). May be repeated, late, twice and at the same
 * time. An answer that is marked gets none, one that it has already goes on moving.
 * @param by whose act it follows, as the trail has it; nobody for what strangers send
 * @returns the incident's id; '' when there is none and is to be none
 * @throws HttpsError of {@link askOutside} and {@link knownName}, `data-loss`; to be tried again
 */
export async function syncIncident(answerId: string, by: Actor = NOBODY): Promise<string> {
  const found = await standingOf(answerId)
  if (!found) return ''
  const standing = { ...found, by }
  const { answer, settings, orden } = standing
  const { idIncidente, ordenIncidente } = settings
  if (incidentTypeFor(answer, settings) === '') return idIncidente
  if (idIncidente === '') return answer.invalida ? '' : created(standing)
  const isBehind = incidentModeOf(answer.opcionales) === 'perState' && ordenIncidente < orden
  return isBehind ? moved(standing, idIncidente) : idIncidente
}
