import * as z from 'zod/mini'
import { messageFault, tidyMessage } from '../incident/message'
import { documentId, ignored } from './schema'

/** Name of the callable that writes to who works with an incident (VIEW-05, §2.7). */
export const SEND_EXTERNAL_MESSAGE = 'sendExternalMessage'
/** Name of the callable that makes the incident of an answer once more when it failed before (INC-01). */
export const RETRY_INCIDENT = 'retryIncident'

export interface SendExternalMessageRequest {
  answerId: string
  /** Tidied, see `tidyMessage`. */
  message: string
  /** Repeated by retries: the same attempt with the same message is sent once. */
  attempt: string
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
  answerId: documentId(),
  message: z.string().check(
    z.trim(),
    z.refine((message) => message === tidyMessage(message) && messageFault(message) === null),
  ),
  attempt: z.string().check(z.minLength(1), z.maxLength(200)),
  formData: ignored(),
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
