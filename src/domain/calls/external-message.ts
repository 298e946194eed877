import * as z from 'zod/mini'
import type { Contract } from './contract'
import { messageFault, tidyMessage } from '../incident/message'
import { documentId, outsideId } from './schema'
import { cleaned } from '../schema'

export const sendExternalMessageRequestSchema = z.strictObject({
  /** Missing where the specification's payload names the answer by its address (§2.7). */
  answerId: z.optional(documentId()),
  /** Tidied, see `tidyMessage`. */
  message: z.string().check(
    cleaned(),
    z.refine((message) => message === tidyMessage(message) && messageFault(message) === null),
  ),
  /** Repeated by retries: the same attempt with the same message is sent once. */
  attempt: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  formData: z.optional(
    z.object({
      urlFormulario: z.optional(z.string().check(z.maxLength(2000))),
      incidenteId: z.optional(outsideId()),
    }),
  ),
})
export type SendExternalMessageRequest = z.infer<typeof sendExternalMessageRequestSchema>

export const sendExternalMessageResponseSchema = z.object({
  status: z.literal('ok'),
})
export type SendExternalMessageResponse = z.infer<typeof sendExternalMessageResponseSchema>

export const retryIncidentRequestSchema = z.strictObject({
  answerId: documentId(),
})
export type RetryIncidentRequest = z.infer<typeof retryIncidentRequestSchema>

export const retryIncidentResponseSchema = z.object({
  /** '' when the answer is to have none. */
  idIncidente: z.string(),
})
export type RetryIncidentResponse = z.infer<typeof retryIncidentResponseSchema>

/** The callable that writes to who works with an incident (VIEW-05, §2.7). */
export const SEND_EXTERNAL_MESSAGE = {
  name: 'sendExternalMessage',
  request: sendExternalMessageRequestSchema,
  response: sendExternalMessageResponseSchema,
} as const satisfies Contract

/** The callable that makes the incident of an answer once more when it failed before (INC-01). */
export const RETRY_INCIDENT = {
  name: 'retryIncident',
  request: retryIncidentRequestSchema,
  response: retryIncidentResponseSchema,
} as const satisfies Contract
