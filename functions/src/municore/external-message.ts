import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { oneAnswer } from '../../../src/domain/access/things'
import type { Answer } from '../../../src/domain/answer/answer'
import {
  SEND_EXTERNAL_MESSAGE,
  RETRY_INCIDENT,
  type RetryIncidentResponse,
  type SendExternalMessageResponse,
} from '../../../src/domain/calls/external-message'
import { outsideId } from '../../../src/domain/calls/schema'
import { aboutAnswer } from '../../../src/domain/audit/entry'
import { isDocumentId } from '../../../src/domain/document-id'
import { createsIncidents } from '../../../src/domain/form/incidents'
import { answerFor } from '../answers/read-answer'
import { incidentSettingsFor } from '../answers/incident-settings'
import { actorOf, audit } from '../platform/audit'
import { badRequest, forbidden, noIncident } from '../platform/errors'
import { served } from '../platform/served'
import { idempotencyKey } from '../platform/idempotency'
import { askOutside } from '../platform/outside'
import { staffCaller, type StaffCaller } from '../platform/staff-caller'
import { municipalityOfForms, type MunicipalityOutside } from '../platform/municipality'
import { forgetDelayed } from './forget-delayed'
import { storedSettings, syncIncident } from './incident'
import { answerAddress, MUNICORE, muniCoreName, municipalitySegments } from './system'

/**
 * An answer that the caller works with, where the caller works.
 * @throws HttpsError `permission-denied`, also when there is no such answer; of {@link answerFor}, {@link municipalityOfForms}
 */
async function workedWith(
  caller: StaffCaller,
  answerId: string,
): Promise<{ answer: Answer; municipality: MunicipalityOutside }> {
  const answer = await answerFor(caller, answerId)
  if (caller.ability.cannot('move', oneAnswer(answer))) throw forbidden()
  return { answer, municipality: await municipalityOfForms(caller, answer.municipalityPath) }
}

/** The answer that an address leads to, as {@link answerAddress} writes it; the caller's right to it is checked by its record. */
function answerAt(address = ''): string {
  const [, id = ''] = /\/ver\/([^/?#]+)$/.exec(address) ?? []
  const answerId = decodedPart(id)
  if (!isDocumentId(answerId)) throw badRequest()
  return answerId
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * Writes to who works with the incident of an answer (VIEW-05), in the caller's name: once for each attempt. Which
 * incident, in which municipality and where the answer is read is decided here, whatever the payload says. By the
 * payload of §2.7 the answer is found by its address, and its incident has to be the one that is named.
 * @throws HttpsError of {@link staffCaller}, {@link workedWith} and {@link askOutside}, `invalid-argument`,
 * `failed-precondition` when the answer has no incident
 */
export const sendExternalMessage = served(
  SEND_EXTERNAL_MESSAGE,
  async (request): Promise<SendExternalMessageResponse> => {
    const caller = await staffCaller(request)
    const requested = request.checked()
    const { message, formData } = requested
    // A call by the payload of §2.7 names no attempt: each one sends.
    const attempt = requested.answerId === undefined ? randomUUID() : requested.attempt
    if (attempt === undefined) throw badRequest()
    const answerId = requested.answerId ?? answerAt(formData?.urlFormulario)
    const { answer, municipality } = await workedWith(caller, answerId)
    const settings = await storedSettings(answerId)
    if (!settings?.idIncidente) throw noIncident()
    const isAnother = formData?.incidenteId !== undefined && formData.incidenteId !== settings.idIncidente
    if (requested.answerId === undefined && isAnother) throw badRequest()
    const key = idempotencyKey('message', answerId, caller.user.username, attempt, message)
    await askOutside(MUNICORE, {
      operation: 'sendMessage',
      path: [...municipalitySegments(municipality), 'incidentes', settings.idIncidente, 'mensajes'],
      body: {
        usuario: muniCoreName(caller),
        usarAWS: settings.usarAWS,
        mensaje: message,
        urlFormulario: answerAddress(answerId),
      },
      idempotencyKey: key,
      schema: z.object({ id: outsideId() }),
    })
    await audit(actorOf(caller), { tipo: 'mensaje', ...aboutAnswer(answer) }, [key])
    return { status: 'ok' }
  },
)

/**
 * Makes the incident of an answer that has none yet (INC-01), or says which one it has: for when the management system
 * was away longer than events are repeated.
 * @throws HttpsError of {@link staffCaller}, {@link workedWith} and {@link syncIncident}, `invalid-argument`, also
 * when the form makes no incidents
 */
export const retryIncident = served(RETRY_INCIDENT, async (request): Promise<RetryIncidentResponse> => {
  const caller = await staffCaller(request)
  const requested = request.checked()
  const { answer } = await workedWith(caller, requested.answerId)
  if (!createsIncidents(answer.opcionales)) throw badRequest()
  await incidentSettingsFor(answer.id, answer.idPlantilla, answer.version)
  const idIncidente = await syncIncident(answer.id, actorOf(caller))
  await forgetDelayed(answer.id, answer.idPlantilla)
  return { idIncidente }
})
