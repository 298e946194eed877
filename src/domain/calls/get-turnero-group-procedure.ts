import * as z from 'zod/mini'
import type { Contract } from './contract'
import { ignored, municipalityPathSchema, outsideId } from './schema'

/** Kind of procedure that the editor offers; the only one (§2.9). */
export const TYPE_PROCEDURE_ID = 2

const getTurneroGroupProcedureRequestSchema = z.strictObject({
  municipalityPath: z.optional(municipalityPathSchema()),
  /** Id in the outside systems, by which the specification's payload names the municipality (§2.7). */
  municipalityId: z.optional(outsideId()),
  typeProcedureId: z.literal(TYPE_PROCEDURE_ID),
  username: ignored(),
})
export type GetTurneroGroupProcedureRequest = z.infer<typeof getTurneroGroupProcedureRequestSchema>

const groupProcedureSchema = z.looseObject({ id: outsideId(), nombre: z.string() })

export const getTurneroGroupProcedureResponseSchema = z.object({
  groupsProcedure: z.array(groupProcedureSchema),
  tenantId: outsideId(),
  tenantUniqueName: z.string(),
})
export type GetTurneroGroupProcedureResponse = z.infer<typeof getTurneroGroupProcedureResponseSchema>

/** The callable that lists the agendas for which appointments can be booked (EDIT-14, §2.7). */
export const GET_TURNERO_GROUP_PROCEDURE = {
  name: 'getTurneroGroupProcedure',
  request: getTurneroGroupProcedureRequestSchema,
  response: getTurneroGroupProcedureResponseSchema,
} as const satisfies Contract
