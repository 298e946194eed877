import * as z from 'zod/mini'
import { messageFault, tidyMessage } from '../incident/message'
import { documentId, outsideId } from './schema'
import { cleaned } from '../schema'

/** Name of the callable that writes to who works with an incident (VIEW-05, §2.7). */
export const SEND_EXTERNAL_MESSAGE = 'sendExternalMessage'
/** Name of the callable that makes the incident of an answer once more when it failed before (INC-01). */
export const RETRY_INCIDENT = 'retryIncident'

export interface SendExternalMessageRequest {
  /** Missing where the specification's payload names the answer by its address (§2.7). */
  answerId?: string | undefined
  /** Tidied, see `tidyMessage`. */
  message: string
  /** Repeated by retries: the same attempt with the same message is sent once. */
  attempt?: string | undefined
  formData?: { urlFormulario?: string | undefined; incidenteId?: string | undefined } | undefined
}
export interface SendExternalMessageResponse {
  status: 'ok'
}

export interface RetryIncidentRequest {
  answerId: string
}
export interface RetryIncidentResponse {
  /** '' when the answer is to have none. */
  idIncidente: string
}

export const sendExternalMessageRequestSchema: z.ZodMiniType<SendExternalMessageRequest> = z.strictObject({
  answerId: z.optional(documentId()),
  message: z.string().check(
    cleaned(),
    z.refine((message) => message === tidyMessage(message) && messageFault(message) === null),
  ),
  attempt: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  formData: z.optional(
    z.object({
      urlFormulario: z.optional(z.string().check(z.maxLength(2000))),
      incidenteId: z.optional(outsideId()),
    }),
  ),
})

export const sendExternalMessageResponseSchema: z.ZodMiniType<SendExternalMessageResponse> = z.object({
  status: z.literal('ok'),
})

export const retryIncidentRequestSchema: z.ZodMiniType<RetryIncidentRequest> = z.strictObject({
  answerId: documentId(),
})

export const retryIncidentResponseSchema: z.ZodMiniType<RetryIncidentResponse> = z.object({
  idIncidente: z.string(),
})
