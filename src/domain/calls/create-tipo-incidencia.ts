import * as z from 'zod/mini'
import type { Contract } from './contract'
import { MAX_INCIDENT_TITLE } from '../form/incidents'
import { ignored, municipalityPathSchema, outsideId } from './schema'
import { cleaned } from '../schema'

const createTipoIncidenciaRequestSchema = z.strictObject({
  /** Of the form; the caller's own municipality when none is named (§2.7). */
  municipalityPath: z.optional(municipalityPathSchema()),
  muniCoreAreaId: outsideId(),
  /** Title of the incident type. */
  formTitle: z.string().check(cleaned(), z.minLength(1), z.maxLength(MAX_INCIDENT_TITLE)),
  publico: z.boolean(),
  /**
   * Names what the incident type is for (such as form, version and state). Repeated by retries: the same attempt
   * with the same fields gives the incident type that it gave before. Without it every call makes a new one.
   */
  attempt: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  username: ignored(),
  muniCoreUsername: ignored(),
})
export type CreateTipoIncidenciaRequest = z.infer<typeof createTipoIncidenciaRequestSchema>

export const createTipoIncidenciaResponseSchema = z.object({
  result: z.literal('ok'),
  id: outsideId(),
})
export type CreateTipoIncidenciaResponse = z.infer<typeof createTipoIncidenciaResponseSchema>

/** The callable that makes an incident type in the management system (EDIT-19, §2.7). */
export const CREATE_TIPO_INCIDENCIA = {
  name: 'createTipoIncidencia',
  request: createTipoIncidenciaRequestSchema,
  response: createTipoIncidenciaResponseSchema,
} as const satisfies Contract
